/** 95% of a normal distribution lie within so many standard deviations of its mean. */
const Z_95 = 1.959963984540054;

/**
 * Where the true rate behind `wins` in n plausibly lies: Wilson's 95% score interval (1927), which
 * stays within 0 and 1 and is honest for small n, unlike the textbook's plus-or-minus.
 */
export function wilson(wins: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const rate = wins / n;
  const z2 = Z_95 ** 2;
  const centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How many bets until an edge stands out of luck: n at which Z_95 standard errors equal the edge. */
export function betsToSee(chance: number, breakEven: number): number {
  const edge = chance - breakEven;
  return edge <= 0 ? Infinity : Math.ceil((Z_95 ** 2 * chance * (1 - chance)) / edge ** 2);
}
