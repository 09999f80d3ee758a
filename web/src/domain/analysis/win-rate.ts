import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';

/** Mean closing-line value of a coin, of so many bets. */
interface CloseRecord {
  bets: number;
  mean: number;
}

/** From so many bets a rate begins to say something, as on My Progress. */
const ENOUGH_BETS = 30;

/** 'of 7 bets, too few to say', 'of 30 bets': what stands beside a rate. */
export function ofBetsText(decidedBets: number): string {
  const bets = `of ${counted(decidedBets, 'bet')}`;
  return decidedBets < ENOUGH_BETS ? `${bets}, too few to say` : bets;
}

/** How much better the prices were than at the close of the same line, of how many bets: 'same-line close +1.2% on 18'. */
export function closeText(close: CloseRecord | null): string {
  if (!close) return 'no close';
  const sign = close.mean > 0 ? '+' : '';
  return `same-line close ${sign}${formatShare(close.mean)} on ${formatCoins(close.bets)}`;
}
