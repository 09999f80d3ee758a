/** The largest stake that is taken, 1,000,000, has as many. */
const STAKE_DIGITS_MAX = 7;

/** What a stake box keeps of what is typed or pasted: whole coins have digits alone. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, STAKE_DIGITS_MAX);
}

/** The stake in coins, 0 while nothing is typed. */
export function stakeOf(text: string): number {
  return Number(text);
}
