import { formatCoins } from './format';

/** 4.5454 -> '+4.5'; -2 -> '-2.0'; what rounds to nothing has no sign. */
export function signed(value: number, decimals = 1): string {
  const text = value.toFixed(decimals);
  if (Number(text) === 0) return (0).toFixed(decimals);
  return value > 0 ? `+${text}` : text;
}

/** A signed share of 1 in percent: 0.0454 -> '+4.5%'. */
export function signedShare(share: number, decimals = 1): string {
  return `${signed(100 * share, decimals)}%`;
}

/** 1250 -> '+1,250'; -12 -> '-12'; 0 -> '0'. */
export function signedCoins(coins: number): string {
  return coins > 0 ? `+${formatCoins(coins)}` : formatCoins(coins);
}
