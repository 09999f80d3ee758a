/** How often the evidence is seen when the claim is true, and when it is not; both 0 to 1. */
export interface Evidence {
  ifTrue: number;
  ifFalse: number;
}

/** The chance of a claim once the evidence is seen (Bayes' theorem). NaN if it can never be seen. */
export function posterior(prior: number, { ifTrue, ifFalse }: Evidence): number {
  const both = prior * ifTrue;
  return both / (both + (1 - prior) * ifFalse);
}

/**
 * A hit rate drawn towards what was believed before, as if that belief had been seen in `weight`
 * earlier bets: the mean of a beta distribution after `wins` in `n`.
 */
export function shrunkRate(wins: number, n: number, prior: number, weight: number): number {
  return (wins + prior * weight) / (n + weight);
}
