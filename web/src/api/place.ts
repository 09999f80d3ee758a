import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { SubmissionKeys } from '@/lib/submission-key';
import { api, dataOf } from './client';
import { ApiError } from './error';
import { showQuote } from './games';
import { keys } from './keys';
import { readStandingsAnew } from './standings';
import type { BetRequest, OddsChanged, SlipMoved, SlipRequest, User } from './types';

/** Kept while the app is open: who leaves the page and comes back to try again is still retrying. */
const submissions = new SubmissionKeys();

/** The header that makes a retry, of a submission whose answer was lost, answer the first result. */
function keyed(body: unknown) {
  return { header: { 'Idempotency-Key': submissions.for(body) } };
}

/** Whether the server has decided. A lost answer or a failing server leaves that open. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The game or its price is not on offer, or no longer. */
function isAboutOffer(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

function showBalance(client: QueryClient, virtualBalance: number): void {
  client.setQueryData<User | null>(keys.me, (me) => me && { ...me, virtualBalance });
  void readStandingsAnew(client);
}

/** A refusal that shows the page to be out of date renews what it is about: games and props are, once this ends. */
async function renewAfter(client: QueryClient, error: unknown): Promise<void> {
  if (!isAboutOffer(error)) return;
  void client.invalidateQueries({ queryKey: keys.boardGames });
  await Promise.all(
    [keys.props, keys.games].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Places one bet. */
export function usePlaceBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BetRequest) =>
      dataOf(api.POST('/api/place-bet', { body, params: keyed(body) })),
    onSuccess: ({ userBalance }, body) => {
      submissions.answered(body);
      showBalance(client, userBalance);
    },
    onError: (error, body) => {
      if (isDecided(error)) submissions.answered(body);
      const changed = oddsChanged(error);
      if (changed) showQuote(client, changed.game);
      void renewAfter(client, error);
    },
  });
}

/** Places a slip, all of it or nothing. The games and their props are read anew by the time a refusal is thrown. */
export function usePlaceSlip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SlipRequest) =>
      dataOf(api.POST('/api/bets/slip', { body, params: keyed(body) })),
    onSuccess: ({ userBalance }, body) => {
      submissions.answered(body);
      showBalance(client, userBalance);
    },
    onError: (error, body) => {
      if (isDecided(error)) submissions.answered(body);
      return renewAfter(client, error);
    },
  });
}

function conflict(error: unknown): unknown {
  return error instanceof ApiError && error.status === 409 ? error.body : undefined;
}

/** The new quote when the server answered a bet with 'Odds have changed', else undefined. */
export function oddsChanged(error: unknown): OddsChanged | undefined {
  return conflict(error) as OddsChanged | undefined;
}

/** What moved when the server answered a slip with 'Odds have changed', else undefined. */
export function slipMoved(error: unknown): SlipMoved | undefined {
  return conflict(error) as SlipMoved | undefined;
}
