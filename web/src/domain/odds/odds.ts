// American odds: +150 wins 150 on a stake of 100, -150 wins 100 on a stake of 150.
// An integer, at most -100 or at least 100. Coins are integers too.

/** Rounds numerator / denominator half up; both are non-negative integers below 2^52. */
function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

/** Coins won on top of the stake. */
export function profit(stake: number, odds: number): number {
  return odds > 0 ? divideHalfUp(stake * odds, 100) : divideHalfUp(stake * 100, -odds);
}

/** The chance at which a bet at this price neither wins nor loses in the long run, 0 to 1. */
export function impliedChance(odds: number): number {
  return odds > 0 ? 100 / (odds + 100) : -odds / (100 - odds);
}

/** '+150', '-110'. */
export function formatOdds(odds: number): string {
  return odds > 0 ? `+${odds}` : `${odds}`;
}
