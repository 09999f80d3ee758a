import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';

/** The largest stake that is taken (BetRequest.betAmount in schemas/openapi.yaml). */
const STAKE_MAX = 1_000_000;
/** More than that are none that anybody means, and would be too long for exact sums. */
const DIGITS_MAX = 9;

/**
 * What the Bet Amount of Place Bets, which accepts digits only (SPEC 5), keeps of what is pasted: the whole
 * coins it begins with.
 */
export function digitsOf(text: string): string {
  return (/^\s*(\d*)/.exec(text)?.[1] ?? '').slice(0, DIGITS_MAX);
}

/** The stake in coins; 0 while nothing is typed, and of what is no whole number of coins. */
export function stakeOf(text: string): number {
  const typed = text.trim();
  return isWhole(typed) && typed.length <= DIGITS_MAX ? Number(typed) : 0;
}

function isWhole(typed: string): boolean {
  return /^\d+$/.test(typed);
}

/** How a stake stands in its box: nothing for none. */
export function stakeText(stake: number): string {
  return stake > 0 ? `${stake}` : '';
}

/** Of a stake that is not typed, once it is asked for. */
export const MISSING_STAKE = 'Enter a stake of at least 1 coin';

/**
 * What is wrong with a stake as typed, said where it is typed; undefined also of one that is not typed yet.
 * The text itself stays as it is: 12.5 read as 12 or 125 would be a stake that nobody meant.
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
  return stake > balance ? `You have only ${formatCoins(balance)} coins` : undefined;
}
