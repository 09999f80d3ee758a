import { timeUntil } from '@/browser/server-clock';
import { SIMULATED_GAME_MS } from '@/domain/betting/open-bet';

/**
 * The server pays a bet within this time of the final whistle, with room to spare, however fast its
 * clock runs.
 */
const SETTLING_MS = 5000;

interface OpenBet {
  source: string;
  startTime: string;
}

/** Milliseconds until the next of these bets should be settled; undefined when none is due. */
export function timeToNextSettlement(bets: readonly OpenBet[]): number | undefined {
  const waits = bets
    .filter(({ source }) => source === 'simulated')
    .map(({ startTime }) => timeUntil(Date.parse(startTime) + SIMULATED_GAME_MS) + SETTLING_MS)
    .filter((wait) => wait > 0);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
