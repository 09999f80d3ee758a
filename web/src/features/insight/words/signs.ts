import type { InsightChasing } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatShare } from '@/domain/format/format';

const minutes = (value: number | null) => counted(Math.round(value ?? 0), 'minute');
const share = (value: number | null) => formatShare(value ?? 0, 0);

/** What differs after losses, in neutral words; none where nothing does. */
export function signsOf(chasing: InsightChasing): string[] {
  const { afterLoss: loss, afterWin: win } = chasing;
  if (!chasing.isJudged) return [];
  const signs = [
    chasing.largerStakes &&
      `Larger stakes: ${share(loss.middleShare)} in the middle, ${share(win.middleShare)} after wins.`,
    chasing.raisedStakes &&
      `Raised stakes: after two losses in a row on ${loss.raised} of ${loss.second}, after two wins on ${win.raised} of ${win.second}.`,
    chasing.sooner &&
      `Sooner bets: ${minutes(loss.middleGapMinutes)} in the middle, ${minutes(win.middleGapMinutes)} after wins.`,
    chasing.longerOdds &&
      `Longer prices: they needed ${share(loss.impliedChance)} on average, ${share(win.impliedChance)} after wins.`,
  ];
  return signs.filter((sign) => sign !== false);
}

/** The fact, not a sign, that coins were got anew after they had nearly run out. */
export function refillsText(refills: number): string | undefined {
  if (refills === 0) return undefined;
  return `${refills} ${refills === 1 ? 'reset or upgrade' : 'resets or upgrades'} within a day of a balance below 100.`;
}
