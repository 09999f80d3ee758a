/** A balance below this may be brought back to the start, while no bet is open (RULES 17). */
export const RESTART_BELOW_COINS = 100;
export const START_COINS = 1000;

export function isRestartDue(balance: number): boolean {
  return balance < RESTART_BELOW_COINS;
}
