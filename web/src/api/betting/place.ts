import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAccountData } from '@/api/account/account-data';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { BetRequest, OddsChanged, SlipMoved, SlipRequest, User } from '@/api/types';
import { purseQuery } from '@/state/purse';
import { updateQuote } from './games';
import { isUndecided } from './submissions';
import type { Submissions } from './submissions';

/** The game or its price is not on offer, or no longer. */
function isAboutOffer(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

function updateBalance(client: QueryClient, virtualBalance: number): void {
  client.setQueryData<User | null>(keys.me, (me) => me && { ...me, virtualBalance });
  void invalidateAccountData(client);
}

/**
 * Invalidates the account's data where a bet may have been placed, and the offers where they were the
 * reason of the refusal. Games and props are new once this ends.
 */
async function invalidateAfter(client: QueryClient, error: unknown): Promise<void> {
  if (isUndecided(error)) void invalidateAccountData(client);
  // A break or a limit may have been set in another browser.
  if (error instanceof ApiError && error.status === 403) {
    void client.invalidateQueries({ queryKey: keys.limits });
  }
  if (!isAboutOffer(error)) return;
  void client.invalidateQueries({ queryKey: keys.boardGames });
  await Promise.all(
    [keys.props, keys.games].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** The request of one bet, or of a slip, which is placed as a whole or not at all. */
export type OrderRequest = { call: 'bet'; body: BetRequest } | { call: 'slip'; body: SlipRequest };

interface Accepted {
  userBalance: number;
  betIds: readonly string[];
  betCount: number;
}

async function post(order: OrderRequest, key: string): Promise<Accepted> {
  const params = { header: { 'Idempotency-Key': key }, query: purseQuery() };
  if (order.call === 'bet') {
    const { body } = order;
    const { userBalance, bet } = await dataOf(api.POST('/api/place-bet', { body, params }));
    return { userBalance, betIds: [bet.id], betCount: 1 };
  }
  const { body } = order;
  const { userBalance, betIds } = await dataOf(api.POST('/api/bets/slip', { body, params }));
  return { userBalance, betIds, betCount: betIds.length };
}

/** What shows later that these bets stood in the log before their results did. */
async function keepReceipts(betIds: readonly string[]): Promise<void> {
  const { keepReceiptOf } = await import('@/api/proof/keep-receipt');
  for (const bet of betIds) await keepReceiptOf(bet);
}

/** Places an order, never twice, and shows the balance that it leaves. */
export function usePlaceOrder<Order extends OrderRequest>(submissions: Submissions<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => {
      const player = client.getQueryData<User | null>(keys.me)?.id;
      // What is undecided is sent again from the purse that it was sent from.
      const account = [player, purseQuery().purse].join();
      return submissions.submit(order, account, ({ content, key }) => post(content, key));
    },
    onSuccess: ({ answer }) => {
      updateBalance(client, answer.userBalance);
      void keepReceipts(answer.betIds);
    },
    onError: (error, { call }) => {
      const changed = oddsChanged(error);
      if (changed) updateQuote(client, changed.game);
      const renewed = invalidateAfter(client, error);
      // The slip asks about prices that it reads from the boards, so these come first.
      return call === 'slip' ? renewed : undefined;
    },
  });
}

/** The body of a conflict when it has this member, else undefined. */
function conflictWith<Body>(error: unknown, member: keyof Body & string): Body | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && member in body ? (body as Body) : undefined;
}

/** Returns the new quote when the server answered a bet with 'Odds have changed', else undefined. */
export function oddsChanged(error: unknown): OddsChanged | undefined {
  return conflictWith<OddsChanged>(error, 'game');
}

/** Returns the moved items when the server answered a slip with 'Odds have changed', else undefined. */
export function slipMoved(error: unknown): SlipMoved | undefined {
  return conflictWith<SlipMoved>(error, 'moved');
}
