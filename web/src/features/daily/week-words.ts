import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import type { HabitWeek } from '@/api/types';
import { dayOfYear } from '@/domain/habit/days';
import { signedCoins } from '@/domain/format/signed';

/** 'November 16 to November 22' */
export const weekSpan = ({ from, until }: Pick<HabitWeek, 'from' | 'until'>) =>
  `${dayOfYear(from)} to ${dayOfYear(until)}`;

function activity({ estimates, lookBacks }: HabitWeek): string {
  const gave = estimates > 0 ? `estimated ${counted(estimates, 'chance')}` : 'gave no estimate';
  const looked = lookBacks > 0 ? counted(lookBacks, 'bet') : 'no bet';
  return `You ${gave} and looked back at ${looked}.`;
}

const per100 = (share: number) => Math.abs(100 * share).toFixed(1);

function prices({ n, value, low, high }: HabitWeek['prices']): string {
  if (value === null || low === null || high === null) return '';
  const side = value < 0 ? 'below' : 'above';
  return `Your prices were ${per100(value)} per 100 ${side} the close over ${counted(n, 'bet')}; luck alone moves that by ${per100((high - low) / 2)} either way.`;
}

function stakes({ n, aboveFivePercent, largest }: HabitWeek['stakes']): string {
  const share = formatShare(largest ?? 0, 0);
  if (aboveFivePercent === 0) {
    return `All ${counted(n, 'stake')} were at most 5% of your bankroll; the largest was ${share}.`;
  }
  const were = aboveFivePercent === 1 ? 'was' : 'were';
  return `Of ${counted(n, 'stake')} ${formatCoins(aboveFivePercent)} ${were} above 5% of your bankroll; the largest was ${share}.`;
}

function process(week: HabitWeek): string {
  switch (week.process) {
    case 'prices':
      return prices(week.prices);
    case 'stakes':
      return stakes(week.stakes);
    case 'estimates': {
      const { n, stated, market } = week.scores;
      return `Over ${counted(n, 'estimate')} your Brier score was ${stated.toFixed(2)} and the market’s ${market.toFixed(2)} (0 is best); so few cannot tell which is better.`;
    }
    case 'margin':
      return `The margin in your prices was ${per100(week.margin.perCoin)} per 100 staked.`;
    case 'none':
      return 'There are too few bets and estimates to say how you chose.';
  }
}

function result({ result: { n, profit, luck }, stakes: { n: placed } }: HabitWeek): string {
  if (n === 0) {
    return placed > 0
      ? 'No bet was settled this week.'
      : 'No bets this week. Nothing is lost by that.';
  }
  return `Over ${counted(n, 'bet')} luck alone moves the result by ${formatCoins(Math.round(luck))} either way; it was ${signedCoins(profit)}.`;
}

/** What was done, how bets were chosen, and what came of it. */
export const weekSentences = (week: HabitWeek) => [activity(week), process(week), result(week)];

/** One thing to try, and the page for it. */
export function weekProposal({ proposal, margin, gap }: HabitWeek): {
  text: string;
  page?: { path: string; words: string };
} {
  switch (proposal) {
    case 'small stakes':
      return {
        text: 'A stake was above 10% of your bankroll. Use the 1% button for a week.',
        page: { path: '/learn/bankroll-management', words: 'Why 1%' },
      };
    case 'limit stakes':
      return {
        text: 'A fifth of your stakes or more was above 5% of your bankroll. Keep each at or below 5% for a week.',
        page: { path: '/learn/bankroll-management', words: 'Why 5%' },
      };
    case 'pause':
      return { text: 'Try a pause of an hour after a loss.' };
    case 'fewer legs':
      return {
        text: `Parlays took ${formatShare(margin.parlayShare, 0)} of the margin that you paid. Take one pick at a time for a week.`,
        page: { path: '/learn/types-of-bets', words: 'What each leg costs' },
      };
    case 'chances': {
      const isAbove = (gap ?? 0) > 0;
      return {
        text: `Your chances ran ${Math.abs(Math.round(100 * (gap ?? 0)))} points ${isAbove ? 'above' : 'below'} what happened. State the next ones a little ${isAbove ? 'lower' : 'higher'}.`,
        page: { path: '/insight', words: 'My Progress' },
      };
    }
    case 'look back':
      return { text: 'Look back at a bet: was the price worth it, whatever came of it?' };
    case 'guide':
      return { text: 'Read the next guide.', page: { path: '/learn', words: 'Learning Center' } };
  }
}
