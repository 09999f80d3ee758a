const COINS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 12500 -> '12,500'. The coin symbol is drawn beside it by <Coins>. */
export function formatCoins(coins: number): string {
  return COINS.format(coins);
}

/** 9.99 -> '$9.99': always exactly two decimals. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** 57.14 -> '57.1%'. */
export function formatPercent(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals)}%`;
}

/** A share of 1 in percent: 0.0476 -> '4.8%'. */
export function formatShare(share: number, decimals = 1): string {
  return formatPercent(100 * share, decimals);
}

/** 'Final 17–24': in the order of 'away @ home', beside which it stands. */
export function formatFinal({ away, home }: { away: number; home: number }): string {
  return `Final ${away}–${home}`;
}
