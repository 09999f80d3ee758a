import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';

/** The largest stake that is taken (BetRequest.betAmount in schemas/openapi.yaml). */
const STAKE_MAX = 1_000_000;
/** Longer numbers are typing mistakes, and too long for exact sums. */
const DIGITS_MAX = 9;

/**
 * Reduces pasted text to the whole coins it begins with: the Bet Amount of Place Bets accepts digits
 * only.
 */
export function digitsOf(text: string): string {
  return (/^\s*(\d*)/.exec(text)?.[1] ?? '').slice(0, DIGITS_MAX);
}

/** The stake in coins; 0 while nothing is typed, or no whole number. */
export function stakeOf(text: string): number {
  const typed = text.trim();
  return isWhole(typed) && typed.length <= DIGITS_MAX ? Number(typed) : 0;
}

function isWhole(typed: string): boolean {
  return /^\d+$/.test(typed);
}

/** The text of a stake's box once it is left: one that is no number becomes the stake that a page begins with. */
export function readableStake(text: string, defaultStake: number): string {
  return text.trim() === '' || Number.isFinite(Number(text)) ? text : `${defaultStake}`;
}

/** The text of a stake in its box: empty for 0. */
export function stakeText(stake: number): string {
  return stake > 0 ? `${stake}` : '';
}

/** Shown beside an empty stake once Place Bet was pressed. */
export const MISSING_STAKE = 'Enter a stake of at least 1 coin';

/**
 * Says what is wrong with a stake as typed; undefined when nothing is, or nothing is typed yet. The
 * text itself stays as it is: reading 12.5 as 12 or 125 would change the stake.
 */
export function stakeProblem(
  text: string,
  balance: number,
  ownMax: number | undefined,
): string | undefined {
  const typed = text.trim();
  if (typed && !isWhole(typed)) return 'Enter a whole number of coins';
  const stake = Number(typed);
  if (stake > STAKE_MAX) return `A stake is at most ${formatCoins(STAKE_MAX)} coins`;
  if (ownMax !== undefined && stake > ownMax) {
    return `Your own limit is ${counted(ownMax, 'coin')} a bet`;
  }
  if (stake <= balance) return undefined;
  return balance > 0 ? `You have only ${counted(balance, 'coin')}` : 'You have no coins to stake';
}
