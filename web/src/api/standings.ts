import type { Query, QueryClient } from '@tanstack/react-query';
import { keys } from './keys';

const STANDINGS = [
  ...[keys.me, keys.dashboard, keys.leaderboard],
  ...[keys.bets, keys.statement, keys.bankroll, keys.limits],
];

/**
 * Reads anew, wherever it shows, all that a bet changes when it is placed and when it settles; or those
 * alone of which it is true that they need it.
 */
export async function readStandingsAnew(
  client: QueryClient,
  needsIt: (query: Query) => boolean = () => true,
): Promise<void> {
  await Promise.all(
    STANDINGS.map((queryKey) => client.invalidateQueries({ queryKey, predicate: needsIt })),
  );
}
