import type { QueryClient } from '@tanstack/react-query';
import { keys } from './keys';

/** Reads anew, wherever it shows, all that a bet changes when it is placed and when it settles. */
export async function readStandingsAnew(client: QueryClient): Promise<void> {
  const outOfDate = [keys.me, keys.dashboard, keys.leaderboard, keys.bets];
  await Promise.all(outOfDate.map((queryKey) => client.invalidateQueries({ queryKey })));
}
