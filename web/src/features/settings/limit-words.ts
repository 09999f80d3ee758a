import type { LimitValues } from '@/api/types';
import { formatCoins } from '@/lib/format';

/** Each limit in words, those that there are. */
export function limitWords({ maxStake, maxBetsPerDay, maxLossPerWeek }: LimitValues): string[] {
  const words = [
    maxStake !== null && `at most ${formatCoins(maxStake)} coins a bet`,
    maxBetsPerDay !== null && `at most ${formatCoins(maxBetsPerDay)} bets a day`,
    maxLossPerWeek !== null && `at most ${formatCoins(maxLossPerWeek)} coins lost a week`,
  ];
  return words.filter((word) => word !== false);
}

/** 'at most 100 coins a bet, at most 5 bets a day' or 'no limits'. */
export function limitSentence(values: LimitValues): string {
  return limitWords(values).join(', ') || 'no limits';
}
