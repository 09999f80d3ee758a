import type { QueryClient } from '@tanstack/react-query';
import { keys } from './keys';

const STANDINGS = [
  ...[keys.me, keys.dashboard, keys.leaderboard],
  ...[keys.bets, keys.statement, keys.bankroll],
];

/** Reads anew, wherever it shows, all that a bet changes when it is placed and when it settles. */
export async function readStandingsAnew(client: QueryClient): Promise<void> {
  await Promise.all(STANDINGS.map((queryKey) => client.invalidateQueries({ queryKey })));
}
