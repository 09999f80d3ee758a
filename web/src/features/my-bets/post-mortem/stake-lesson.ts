import type { PostMortem } from '@/api/types';
import { isAboveShare, shareMax } from '@/domain/betting/bankroll-share';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';

/** The meaning of a stake above 5% of the bankroll; undefined of a smaller one, or one at no risk. */
export function stakeLesson({ bet, bankroll }: PostMortem): string | undefined {
  const { betAmount, status } = bet;
  if (status === 'void' || bankroll <= 0 || !isAboveShare(betAmount, bankroll)) return undefined;
  const left = formatCoins(bankroll - betAmount);
  const loss =
    status === 'lost'
      ? `Losing it left you ${left}.`
      : `Had it lost, you would have had ${left} left.`;
  return `You staked ${formatShare(betAmount / bankroll, 0)} of your bankroll of ${counted(bankroll, 'coin')}. ${loss} At most 5% is ${counted(shareMax(bankroll), 'coin')}: then no single bet costs more than a twentieth.`;
}
