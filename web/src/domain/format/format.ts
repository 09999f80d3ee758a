/** Groups the thousands by hand: the first formatter of Intl delays a phone's first page. */
export function grouped(figure: string): string {
  return figure.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** 12500 -> '12,500'. The coin symbol is drawn beside it by <Coins>. */
export function formatCoins(coins: number): string {
  return grouped(coins.toFixed(0));
}

/** 9.99 -> '$9.99': always exactly two decimals. */
export function formatDollars(dollars: number): string {
  return `$${grouped(dollars.toFixed(2))}`;
}

/** 57.14 -> '57.1%'. */
export function formatPercent(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals)}%`;
}

/** A share of 1 in percent: 0.0476 -> '4.8%'. */
export function formatShare(share: number, decimals = 1): string {
  return formatPercent(100 * share, decimals);
}
