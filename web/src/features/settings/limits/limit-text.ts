import type { LimitValues } from '@/api/types';
import { counted } from '@/domain/format/counted';

const NAMES = ['maxStake', 'maxBetsPerDay', 'maxLossPerWeek'] as const;

const WORDS = {
  maxStake: (limit: number) => `${counted(limit, 'coin')} a bet`,
  maxBetsPerDay: (limit: number) => `${counted(limit, 'bet')} a day`,
  maxLossPerWeek: (limit: number) => `${counted(limit, 'coin')} lost a week`,
};
const LIFTED = {
  maxStake: 'no limit on a stake',
  maxBetsPerDay: 'no limit on bets a day',
  maxLossPerWeek: 'no limit on coins lost a week',
};

/**
 * 'at most 100 coins a bet, at most 5 bets a day' or 'no limits'. With the limits before, it also
 * names those that end.
 */
export function limitSentence(values: LimitValues, before?: LimitValues): string {
  const words = NAMES.map((name) => {
    const limit = values[name];
    if (limit !== null) return `at most ${WORDS[name](limit)}`;
    return before && before[name] !== null && LIFTED[name];
  });
  const isAny = NAMES.some((name) => values[name] !== null);
  return isAny ? words.filter(Boolean).join(', ') : 'no limits';
}
