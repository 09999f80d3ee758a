import { timeUntil } from '@/browser/server-clock';

// A simulated game lasts to the second: four quarters of 60 ticks and a halftime of 75, a tick every 3
// seconds. The length of any other game is unknown beforehand.
const SIMULATED_GAME_MS = (4 * 60 + 75) * 3000;

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
