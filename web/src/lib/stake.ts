import { formatCoins } from '@/lib/format';

/** The largest stake that is taken, 1,000,000, has as many. */
const STAKE_DIGITS_MAX = 7;

/**
 * What a stake box keeps of what is typed or pasted: the whole coins it begins with. A pasted 12.5 is
 * 12 and -5 is nothing; with the digits put together they would be 125 and 5.
 */
export function digitsOf(text: string): string {
  return (/^\s*(\d*)/.exec(text)?.[1] ?? '').slice(0, STAKE_DIGITS_MAX);
}

/** The stake in coins, 0 while nothing is typed. */
export function stakeOf(text: string): number {
  return Number(text);
}

/** How a stake stands in its box: nothing for none. */
export function stakeText(stake: number): string {
  return stake > 0 ? `${stake}` : '';
}

/** What is wrong with a stake that the balance does not cover, said where it is typed. */
export function aboveBalance(stake: number, balance: number): string | undefined {
  if (stake <= balance) return undefined;
  return `You have only ${formatCoins(balance)} coins`;
}
