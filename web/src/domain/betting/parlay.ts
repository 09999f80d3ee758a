import { fraction, roundHalfUp, times } from '@/domain/odds/exact';
import type { Fraction } from '@/domain/odds/exact';
import { americanOdds, decimalPrice, LONGEST_ODDS } from '@/domain/odds/price';
import type { Condition } from './conditional';

export const PARLAY_LEGS_MIN = 2;
export const PARLAY_LEGS_MAX = 10;
/** The most that a parlay pays back, in coins. */
export const PARLAY_CREDIT_MAX = 1_000_000;

/** The price of all legs together: the product of their decimal prices. */
export function parlayPrice(legs: readonly Fraction[]): Fraction {
  return legs.reduce(times, fraction(1, 1));
}

/** Returns the amount that a won parlay pays back, stake included, in whole coins. */
export function parlayCredit(stake: number, price: Fraction): number {
  return Math.min(roundHalfUp(times(fraction(stake, 1), price)), PARLAY_CREDIT_MAX);
}

/** Returns the American odds of all legs together: at most the longest odds that are quoted. */
export function parlayOdds(legs: readonly number[]): number {
  return Math.min(americanOdds(parlayPrice(legs.map(decimalPrice))), LONGEST_ODDS);
}

/** The part of a pick that decides whether it can stand beside another in a parlay. */
export interface ParlayLeg {
  gameId: string;
  eventName: string;
  condition: Condition | null;
}

/** Why these cannot be the legs of one parlay, in a sentence that says what is wrong with it. */
export function parlayRefusal(legs: readonly ParlayLeg[]): string | undefined {
  if (legs.length > PARLAY_LEGS_MAX) {
    return `A parlay has at most ${PARLAY_LEGS_MAX} legs: each one more makes it less likely to win.`;
  }
  if (legs.some(({ condition }) => condition !== null)) {
    return 'A conditional bet cannot be a leg of a parlay: its price already pays for two things happening together.';
  }
  const shared = legs.find(({ gameId }, index) =>
    legs.slice(0, index).some((other) => other.gameId === gameId),
  );
  if (shared) {
    return `A parlay takes one leg from each game, and ${shared.eventName} is here more than once. Results within one game are linked, so multiplying their prices gives a wrong price.`;
  }
  return undefined;
}
