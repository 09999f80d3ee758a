import type { Query, QueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';

const ACCOUNT_KEYS = [
  ...[keys.me, keys.dashboard, keys.leaderboard],
  ...[keys.bets, keys.statement, keys.bankroll, keys.limits, keys.progress],
  ...[keys.habitReturn, keys.habitWeek],
];

/**
 * Refetches, wherever it shows, all that a bet changes when it is placed and when it settles; or only
 * the queries for which the predicate holds.
 */
export async function invalidateAccountData(
  client: QueryClient,
  needsIt: (query: Query) => boolean = () => true,
): Promise<void> {
  await Promise.all(
    ACCOUNT_KEYS.map((queryKey) => client.invalidateQueries({ queryKey, predicate: needsIt })),
  );
}
