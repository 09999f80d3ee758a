// Markets and bets in decimal prices (what a stake of 1 pays back) and chances from 0 to 1.

/** How far the implied chances of all sides exceed 1: the bookmaker's margin, or hold. */
export function marginOf(decimals: readonly number[]): number {
  return decimals.reduce((sum, decimal) => sum + 1 / decimal, 0) - 1;
}

/** The chance of each side once the margin is taken out in proportion: (1/d) / sum(1/d). */
export function noVig(decimals: readonly number[]): number[] {
  const total = 1 + marginOf(decimals);
  return decimals.map((decimal) => 1 / decimal / total);
}

/**
 * What a bet gains or loses on average for each coin staked: p*d - 1. With the no-vig chance of the
 * closing line for p this is the closing-line value.
 */
export function expectedValue(chance: number, decimal: number): number {
  return chance * decimal - 1;
}
