import { formatCoins, formatShare } from '@/domain/format/format';

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
