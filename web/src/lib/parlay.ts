import { fraction, roundHalfUp, times } from './exact';
import type { Fraction } from './exact';
import { americanOdds, decimalPrice, LONGEST_ODDS } from './price';
import type { SlipItem } from './slip';

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

/** Of all legs together, in American odds: no longer than any price is quoted. */
export function parlayOdds(legs: readonly number[]): number {
  return Math.min(americanOdds(parlayPrice(legs.map(decimalPrice))), LONGEST_ODDS);
}

/** What of an item decides whether it can stand beside another in a parlay. */
export type ParlayLeg = Pick<
  SlipItem,
  'gameId' | 'eventName' | 'betType' | 'side' | 'prop' | 'condition'
>;

function isSameMarket(a: ParlayLeg, b: ParlayLeg): boolean {
  return (
    a.betType === b.betType &&
    a.prop?.playerId === b.prop?.playerId &&
    a.prop?.propType === b.prop?.propType
  );
}

const isWinner = ({ betType }: ParlayLeg) => betType === 'moneyline' || betType === 'spread';

function conflictOf(a: ParlayLeg, b: ParlayLeg): string | undefined {
  if (a.gameId !== b.gameId) return undefined;
  if (isSameMarket(a, b)) {
    return a.side === b.side
      ? `A parlay takes each pick once: the same pick of ${a.eventName} twice would multiply its price without asking for anything more.`
      : `A parlay cannot hold both sides of one market: they cannot both win, so the bet could only lose (${a.eventName}).`;
  }
  if (a.prop && a.prop.playerId === b.prop?.playerId) {
    return `A parlay holds one figure of a player: they rise and fall together, so multiplying their prices would pay for one thing twice (${a.prop.playerName}).`;
  }
  return isWinner(a) && isWinner(b)
    ? `A parlay cannot hold moneyline and spread of one game: a team that covers mostly wins as well, so multiplying the two prices would pay for one thing twice (${a.eventName}).`
    : undefined;
}

/** Why these cannot be the legs of one parlay, in a sentence that says what is wrong with it. */
export function parlayRefusal(legs: readonly ParlayLeg[]): string | undefined {
  if (legs.length > PARLAY_LEGS_MAX) {
    return `A parlay has at most ${PARLAY_LEGS_MAX} legs: each one more makes it less likely to win.`;
  }
  if (legs.some(({ condition }) => condition !== null)) {
    return 'A conditional bet cannot be a leg of a parlay: its price already pays for two things happening together.';
  }
  for (const [index, leg] of legs.entries()) {
    for (const other of legs.slice(index + 1)) {
      const conflict = conflictOf(leg, other);
      if (conflict) return conflict;
    }
  }
  return undefined;
}
