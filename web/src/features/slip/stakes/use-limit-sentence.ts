import { useLimitsToday } from '@/api/account/limits';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';

/**
 * States which of the player's own limits so many bets with these coins would break. The limit of a
 * stake is shown at the stake itself.
 */
export function useLimitSentence(bets: number, stake: number): string | undefined {
  const limits = useLimitsToday();
  if (!limits || bets === 0) return undefined;
  const { current, betsToday, lossThisWeek, openStakes } = limits;
  const { maxBetsPerDay, maxLossPerWeek } = current;
  if (maxBetsPerDay !== null && betsToday + bets > maxBetsPerDay) {
    const theirs = bets > 1 ? `, and these are ${bets}` : '';
    const most = counted(maxBetsPerDay, 'bet');
    return `Your own limit is ${most} a day: you have placed ${betsToday || 'none'} today${theirs}.`;
  }
  if (maxLossPerWeek !== null && lossThisWeek + openStakes + stake > maxLossPerWeek) {
    const most = counted(maxLossPerWeek, 'coin');
    const lost = lossThisWeek > 0 ? formatCoins(lossThisWeek) : 'none';
    const open = openStakes > 0 ? `, ${formatCoins(openStakes)} are in open bets` : '';
    const left = maxLossPerWeek - lossThisWeek - openStakes;
    const rest = left > 0 ? ` At most ${formatCoins(left)} can go on now.` : '';
    return `Your own limit is ${most} lost a week: you have lost ${lost} this week${open}, and this could lose ${formatCoins(stake)} more.${rest}`;
  }
  return undefined;
}
