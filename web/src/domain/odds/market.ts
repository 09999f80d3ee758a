// Markets and bets in decimal prices (what a stake of 1 pays back) and chances from 0 to 1.

/** How far the implied chances of all sides of a market exceed 1. */
export function overround(decimals: readonly number[]): number {
  return decimals.reduce((sum, decimal) => sum + 1 / decimal, 0) - 1;
}

/**
 * The margin, also called hold: the share of each coin staked that the bookmaker keeps on average,
 * whichever side it is on. It is 1 - d*q for the no-vig chance q of the side, and a little less than
 * the overround.
 */
export function marginOf(decimals: readonly number[]): number {
  const over = overround(decimals);
  return over / (1 + over);
}

/** The chance of each side once the margin is taken out in proportion: (1/d) / sum(1/d). */
export function noVig(decimals: readonly number[]): number[] {
  const total = 1 + overround(decimals);
  return decimals.map((decimal) => 1 / decimal / total);
}

/**
 * The average gain or loss for each coin staked: p*d - 1. With the no-vig chance of the closing line
 * for p this is the closing-line value.
 */
export function expectedValue(chance: number, decimal: number): number {
  return chance * decimal - 1;
}
