import type { InsightChange, InsightImprovement } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import type { Verdict } from './verdict';

/** So many are compared with as many before them. */
const CHANGE_OF = 30;

type Measure = 'smallStakes' | 'chances' | 'lookBacks' | 'closes';

interface MeasureWords {
  of: Measure;
  name: string;
  /** What there is more of, or less. */
  matter: string;
  write: (value: number) => string;
}

const share = (value: number) => formatShare(value, 0);

export const MEASURES: readonly MeasureWords[] = [
  { of: 'smallStakes', name: 'Stakes of at most 5%', matter: 'small stakes', write: share },
  { of: 'chances', name: 'With your own chance', matter: 'stating of chances', write: share },
  { of: 'lookBacks', name: 'Looked back at', matter: 'looking back', write: share },
  {
    of: 'closes',
    name: 'Closing-line value per 100',
    matter: 'closing-line value',
    write: (value) => signed(100 * value),
  },
];

/** More is better of each of them. */
const isBetter = ({ state, before, after }: InsightChange) =>
  state === 'tells' && (after ?? 0) > (before ?? 0);
const isWorse = ({ state, before, after }: InsightChange) =>
  state === 'tells' && (after ?? 0) < (before ?? 0);

export function changeWord(change: InsightChange): string {
  switch (change.state) {
    case 'none':
      return 'Nothing yet';
    case 'too few':
      return 'Too few';
    case 'cannot tell':
      return 'Cannot tell yet';
    case 'not judged':
      return 'Not judged';
    case 'tells':
      return isBetter(change) ? 'Better' : 'Worse';
  }
}

/** Of how many of each measure the change is, once there are enough. */
export function countOf(of: Measure, { bets, closed }: InsightImprovement): number {
  return of === 'closes' ? closed : bets;
}

export function improvementVerdict(improvement: InsightImprovement): Verdict {
  const changes = MEASURES.map(({ of }) => improvement[of]);
  const better = changes.some(isBetter);
  const worse = changes.some(isWorse);
  if (better && worse) return { word: 'Both ways', tone: 'told' };
  if (better) return { word: 'Better', tone: 'good' };
  if (worse) return { word: 'Worse', tone: 'bad' };
  const seen = changes.find(({ before }) => before !== null);
  if (seen) return { word: changeWord(seen), tone: 'plain' };
  return { word: improvement.bets === 0 ? 'Nothing yet' : 'Too few', tone: 'quiet' };
}

function toldText({ of, matter, write }: MeasureWords, improvement: InsightImprovement): string {
  const { before, after } = improvement[of];
  const more = (after ?? 0) > (before ?? 0) ? 'more' : of === 'smallStakes' ? 'fewer' : 'less';
  return `${more} ${matter} (${write(before ?? 0)} before, ${write(after ?? 0)} now)`;
}

/** What has changed, or that luck alone may have. */
export function improvementSentence(improvement: InsightImprovement): string {
  const { bets, smallStakes } = improvement;
  const told = MEASURES.filter(({ of }) => improvement[of].state === 'tells');
  if (told.length > 0) {
    const texts = told.map((words) => toldText(words, improvement));
    return `Your last ${CHANGE_OF}: ${texts.join('; ')}.`;
  }
  if (smallStakes.before === null || smallStakes.after === null) {
    return `That takes ${2 * CHANGE_OF} bets: ${counted(bets, 'bet')} so far.`;
  }
  const count = (value: number) => formatCoins(Math.round(CHANGE_OF * value));
  return `Of your last ${CHANGE_OF} bets ${count(smallStakes.after)} had a stake of at most 5%, of the ${CHANGE_OF} before ${count(smallStakes.before)}: chance alone does as much.`;
}

/** The bets that are compared: up to the last thirtieth. */
export function comparedText({ bets }: InsightImprovement): string {
  const last = bets - (bets % CHANGE_OF);
  if (last < 2 * CHANGE_OF) return counted(bets, 'bet');
  return `bets ${formatCoins(last - CHANGE_OF + 1)} to ${formatCoins(last)} of ${formatCoins(bets)}, against the ${CHANGE_OF} before`;
}
