// The stake of the sports hub (RULES: Numbers).

export const HUB_STAKE_MIN = 1;
export const HUB_STAKE_MAX = 1000;
export const HUB_QUICK_STAKES = [10, 25, 50, 100];

/** What is wrong with a stake of the hub, beside what is wrong with any stake. */
export function hubStakeProblem(coins: number): string | undefined {
  return coins > HUB_STAKE_MAX ? 'A stake of the hub is at most 1,000 coins' : undefined;
}

/** A win in coins, as a sum that is not rounded: with 2 decimals. */
export function formatPotentialWin(coins: number, odds: number): string {
  return ((coins * (odds > 0 ? odds : 10_000 / -odds)) / 100).toFixed(2);
}
