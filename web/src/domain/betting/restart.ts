/** A balance below this may be brought back to the start, while no bet is open (RULES 17). */
export const RESTART_BELOW_COINS = 100;
export const START_COINS = 1000;

const PAUSE_MS = 7 * 86_400_000;

/** As the statement names it. */
const RESET_REASON = /^Bankroll reset\b/;

/**
 * When the next new start is possible after the one among these entries of the statement, newest first;
 * undefined without one.
 */
export function nextRestart(
  entries: readonly { reason: string; time: string }[],
): number | undefined {
  const last = entries.find(({ reason }) => RESET_REASON.test(reason));
  return last && Date.parse(last.time) + PAUSE_MS;
}

export function isRestartDue(balance: number): boolean {
  return balance < RESTART_BELOW_COINS;
}
