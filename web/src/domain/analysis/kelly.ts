/**
 * The share of the bankroll whose long-run growth is the greatest: (d*p - 1) / (d - 1), and 0 without
 * an edge. J. L. Kelly, A New Interpretation of Information Rate, 1956.
 */
export function kellyShare(chance: number, decimal: number): number {
  return Math.max(0, (decimal * chance - 1) / (decimal - 1));
}

/** Mean growth of the logarithm of the bankroll per bet when this share of it is staked each time. */
export function growthRate(chance: number, decimal: number, share: number): number {
  const won = chance * Math.log1p(share * (decimal - 1));
  const lost = chance < 1 ? (1 - chance) * Math.log1p(-share) : 0;
  return won + lost;
}
