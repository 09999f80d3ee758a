import { formatCoins, formatShare } from '@/domain/format/format';
import { wilson } from './interval';

/** Which true rates a win rate in percent of n bets fits: '39 to 73%'. */
export function rangeText(percent: number, n: number): string {
  const { low, high } = wilson(Math.round((percent / 100) * n), n);
  return `${(100 * low).toFixed(0)} to ${formatShare(high, 0)}`;
}

/** From so many bets on a rate has a band: of fewer it says nothing of the true one. */
export const BAND_FROM = 30;

/** What a win rate in percent of n bets fits, or that they are too few to say. */
export function fitText(percent: number, n: number): string {
  return n < BAND_FROM ? 'too few to tell' : `fits ${rangeText(percent, n)}`;
}

/** Mean closing-line value of a coin, of so many bets. */
interface CloseRecord {
  bets: number;
  mean: number;
}

/** How much better the prices were than at the close of the same line, of how many bets: 'same-line close +1.2% on 18'. */
export function closeText(close: CloseRecord | null): string {
  if (!close) return 'no close';
  const sign = close.mean > 0 ? '+' : '';
  return `same-line close ${sign}${formatShare(close.mean)} on ${formatCoins(close.bets)}`;
}
