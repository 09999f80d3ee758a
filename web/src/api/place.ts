import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { ApiError } from './error';
import { showQuote } from './games';
import { keys } from './keys';
import { invalidateAccountData } from './account-data';
import { isUndecided } from './submissions';
import type { Submission, Submissions } from './submissions';
import type { BetRequest, OddsChanged, SlipMoved, SlipRequest, User } from './types';

/** The game or its price is not on offer, or no longer. */
function isAboutOffer(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

function showBalance(client: QueryClient, virtualBalance: number): void {
  client.setQueryData<User | null>(keys.me, (me) => me && { ...me, virtualBalance });
  void invalidateAccountData(client);
}

/**
 * Invalidates the account's data where a bet may have been placed, and the offers where they were the
 * reason of the refusal. Games and props are new once this ends.
 */
async function renewAfter(client: QueryClient, error: unknown): Promise<void> {
  if (isUndecided(error)) void invalidateAccountData(client);
  if (!isAboutOffer(error)) return;
  void client.invalidateQueries({ queryKey: keys.boardGames });
  await Promise.all(
    [keys.props, keys.games].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Submits what a body says of it, never twice, and shows the balance that it leaves. */
function usePlacing<Content extends { body: unknown }, Answer extends { userBalance: number }>(
  submissions: Submissions<Content>,
  send: (
    body: Content['body'],
    params: { header: { 'Idempotency-Key': string } },
  ) => Promise<Answer>,
  onRefused: (client: QueryClient, error: unknown) => unknown,
) {
  const client = useQueryClient();
  const sendKeyed = ({ content, key }: Submission<Content>) =>
    send(content.body, { header: { 'Idempotency-Key': key } });
  return useMutation({
    mutationFn: (content: Content) => {
      const account = client.getQueryData<User | null>(keys.me)?.id;
      return submissions.submit(content, account, sendKeyed);
    },
    onSuccess: ({ answer }) => showBalance(client, answer.userBalance),
    onError: (error) => onRefused(client, error),
  });
}

/** Places one bet. */
export function usePlaceBet<Content extends { body: BetRequest }>(
  submissions: Submissions<Content>,
) {
  return usePlacing(
    submissions,
    (body: BetRequest, params) => dataOf(api.POST('/api/place-bet', { body, params })),
    (client, error) => {
      const changed = oddsChanged(error);
      if (changed) showQuote(client, changed.game);
      void renewAfter(client, error);
    },
  );
}

/** Places a slip, all of it or nothing. The games and their props are read anew by the time a refusal is thrown. */
export function usePlaceSlip<Content extends { body: SlipRequest }>(
  submissions: Submissions<Content>,
) {
  return usePlacing(
    submissions,
    (body: SlipRequest, params) => dataOf(api.POST('/api/bets/slip', { body, params })),
    renewAfter,
  );
}

function conflict(error: unknown): unknown {
  return error instanceof ApiError && error.status === 409 ? error.body : undefined;
}

/** The new quote when the server answered a bet with 'Odds have changed', else undefined. */
export function oddsChanged(error: unknown): OddsChanged | undefined {
  return conflict(error) as OddsChanged | undefined;
}

/** Returns the moved items when the server answered a slip with 'Odds have changed', else undefined. */
export function slipMoved(error: unknown): SlipMoved | undefined {
  return conflict(error) as SlipMoved | undefined;
}
