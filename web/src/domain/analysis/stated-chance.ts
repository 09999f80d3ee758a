import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';

/** Two digits: a stated chance is from 1 to 99 percent. */
const CHANCE_DIGITS_MAX = 2;

/** A smaller edge rounds to 0.0 in the sentence below. */
const NO_EDGE = 0.0005;

/** Reduces typed text to a whole percentage from 1 to 99, or to nothing. */
export function chanceDigitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, CHANCE_DIGITS_MAX);
}

/** From 0.01 to 0.99; undefined while nothing is stated. */
export function statedChanceOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text) / 100;
}

/** The expected profit of one coin staked: d * p - 1. */
export function edge(odds: number, chance: number): number {
  return decimalOdds(odds) * chance - 1;
}

/** States what a stated chance means for a price. */
export function edgeSentence(odds: number, chance: number): string {
  const needs = formatShare(impliedChance(odds));
  const value = edge(odds, chance);
  if (Math.abs(value) < NO_EDGE) {
    return `The price needs ${needs}: by your estimate there is nothing to gain and nothing to lose.`;
  }
  const amount = `${(100 * Math.abs(value)).toFixed(1)} for every 100 staked`;
  return value > 0
    ? `The price needs ${needs}: by your estimate you gain ${amount} on average.`
    : `The price needs ${needs}: by your estimate you lose ${amount} on average.`;
}
