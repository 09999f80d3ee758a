/** A total, spread over every side of a market. */
export interface Spread {
  /** Whole coins on each side; their sum is the total. */
  stakes: number[];
  /** The amount each side pays back when it wins, before rounding to coins. */
  returns: number[];
  /** The worst outcome less the total: above 0 the bets together cannot lose. */
  worstProfit: number;
}

/** Whole shares of a total: each is rounded down, and what is left goes to the largest remainders. */
function wholeShares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Stakes in proportion to 1/d, so that every outcome pays back as nearly the same as coins allow. */
export function spreadOver(total: number, decimals: readonly number[]): Spread {
  const stakes = wholeShares(
    total,
    decimals.map((decimal) => 1 / decimal),
  );
  const returns = stakes.map((stake, side) => stake * (decimals[side] ?? 0));
  return { stakes, returns, worstProfit: Math.min(...returns) - total };
}
