import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';

/** A whole percentage from 1 to 99, with or without its sign. */
const CHANCE = /^0*([1-9]\d?)\s*%?$/;

/** A smaller edge rounds to 0.0 in the sentence below. */
const NO_EDGE = 0.0005;

/** A market is seldom wrong by so many points. */
const WIDE_GAP_POINTS = 10;

/** From 0.01 to 0.99; undefined while nothing is stated, or no chance. */
export function statedChanceOf(text: string): number | undefined {
  const percent = CHANCE.exec(text.trim())?.[1];
  return percent === undefined ? undefined : Number(percent) / 100;
}

/**
 * Says what is wrong with an estimate as typed; undefined when nothing is, or nothing is typed. The
 * text itself stays as it is: reading 7.5 as 75 would change the estimate.
 */
export function chanceProblem(text: string): string | undefined {
  if (text.trim() === '' || statedChanceOf(text) !== undefined) return undefined;
  return 'Enter a whole percentage from 1 to 99';
}

/** The expected profit of one coin staked: d * p - 1. */
export function edge(odds: number, chance: number): number {
  return decimalOdds(odds) * chance - 1;
}

/** States what a stated chance means for a price, and the market's own chance where it is known. */
export function edgeSentence(odds: number, chance: number, marketChance?: number): string {
  const needs = formatShare(impliedChance(odds));
  const value = edge(odds, chance);
  const market = marketText(
    chance,
    marketChance ?? impliedChance(odds),
    marketChance !== undefined,
  );
  if (Math.abs(value) < NO_EDGE) {
    return `The price needs ${needs}: by your estimate there is nothing to gain and nothing to lose.${market}`;
  }
  const amount = `${(100 * Math.abs(value)).toFixed(1)} for every 100 staked`;
  const verb = value > 0 ? 'gain' : 'lose';
  return `The price needs ${needs}: by your estimate you ${verb} ${amount} on average.${market}`;
}

/**
 * The market's chance, or that of the price where only one side is quoted. Of a wide gap the estimate is
 * the likelier error of the two, however well the bet ends.
 */
function marketText(chance: number, market: number, isKnown: boolean): string {
  const said = isKnown ? ` The market says ${formatShare(market)}.` : '';
  const gap = Math.round(100 * Math.abs(chance - market));
  return gap < WIDE_GAP_POINTS
    ? said
    : `${said} A gap of ${gap} points is usually an error in the estimate.`;
}
