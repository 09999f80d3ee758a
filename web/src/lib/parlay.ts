import { fraction, roundHalfUp, times } from './exact';
import type { Fraction } from './exact';

export const PARLAY_LEGS_MIN = 2;
export const PARLAY_LEGS_MAX = 10;
/** The most that a parlay pays back, in coins. */
export const PARLAY_CREDIT_MAX = 1_000_000;

/** The price of all legs together: the product of their decimal prices. */
export function parlayPrice(legs: readonly Fraction[]): Fraction {
  return legs.reduce(times, fraction(1, 1));
}

/** What a won parlay pays back, stake included, in whole coins. */
export function parlayCredit(stake: number, price: Fraction): number {
  return Math.min(roundHalfUp(times(fraction(stake, 1), price)), PARLAY_CREDIT_MAX);
}
