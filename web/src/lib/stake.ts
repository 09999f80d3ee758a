import { formatCoins } from '@/lib/format';

/** The largest stake that is taken (BetRequest.betAmount in schemas/openapi.yaml). */
const STAKE_MAX = 1_000_000;
/** More than that are none that anybody means, and would be too long for exact sums. */
const DIGITS_MAX = 9;

/**
 * What a stake box keeps of what is typed or pasted: the whole coins it begins with. A pasted 12.5 is
 * 12 and -5 is nothing; with the digits put together they would be 125 and 5.
 */
export function digitsOf(text: string): string {
  return (/^\s*(\d*)/.exec(text)?.[1] ?? '').slice(0, DIGITS_MAX);
}

/** The stake in coins, 0 while nothing is typed. */
export function stakeOf(text: string): number {
  return Number(text);
}

/** How a stake stands in its box: nothing for none. */
export function stakeText(stake: number): string {
  return stake > 0 ? `${stake}` : '';
}

/** Of a stake that is not typed, once it is asked for. */
export const MISSING_STAKE = 'Enter a stake of at least 1 coin';

/** What is wrong with a stake, said where it is typed; undefined also of one that is not typed yet. */
export function stakeProblem(stake: number, balance: number): string | undefined {
  if (stake > STAKE_MAX) return `A stake is at most ${formatCoins(STAKE_MAX)} coins`;
  return stake > balance ? `You have only ${formatCoins(balance)} coins` : undefined;
}
