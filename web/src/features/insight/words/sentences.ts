import type { InsightBin, InsightChasing, InsightFigure, InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import type { ChancesOf } from './counts';

// One sentence for each figure. What is better or worse is said only of a figure that tells; what fits
// the bets as well is said beside what came out.

const percent = (share: number) => formatShare(share, 0);
const between = (low: number, high: number) => `${(100 * low).toFixed(0)} to ${percent(high)}`;
const perHundred = (share: number, decimals = 1) => Math.abs(100 * share).toFixed(decimals);
const isNothing = (text: string) => Number(text) === 0;

/** What else the same bets could have come from. */
function fits({ low, high }: InsightFigure, decimals = 1): string {
  if (low === null || high === null) return '';
  return ` That fits any true value from ${signed(100 * low, decimals)} to ${signed(100 * high, decimals)}.`;
}

type ProfitParts = InsightProgress['profitParts'];

/** The parts in whole coins that add up to the profit to the coin. */
export function wholeParts({ profit, movement, margin }: ProfitParts) {
  const moved = Math.round(movement);
  const kept = Math.round(margin);
  return { movement: moved, margin: kept, luck: profit - moved + kept };
}

export function profitSentence(parts: ProfitParts, rarity: string | undefined): string {
  const { movement, margin, luck } = wholeParts(parts);
  const moves = `Price moves ${movement < 0 ? 'cost' : 'brought'} ${formatCoins(Math.abs(movement))}`;
  const kept = `the margin ${margin < 0 ? 'brought' : 'cost'} ${formatCoins(Math.abs(margin))}`;
  const lucky = `luck ${luck < 0 ? 'cost' : 'brought'} ${formatCoins(Math.abs(luck))}`;
  return `${moves}, ${kept}, ${lucky}${rarity ? `: as much happens to ${rarity}` : ''}.`;
}

export function closesSentence({ singles, of }: InsightProgress['closes']): string {
  if (singles.value === null) return 'No single bet of yours has a close yet.';
  const coverage = `on ${formatCoins(singles.n)} of ${counted(of, 'bet')} that have a close`;
  const far = perHundred(singles.value);
  if (singles.state === 'tells') {
    return singles.value > 0
      ? `Your prices beat the close by ${far} per 100, ${coverage}.`
      : `Your prices lost ${far} per 100 to the close, ${coverage}.`;
  }
  const side = singles.value > 0 ? 'above' : 'below';
  const where = isNothing(far) ? 'level with the close' : `${far} per 100 ${side} the close`;
  return `Your prices were ${where}, ${coverage}.${fits(singles)}`;
}

export function closesOverTimeSentence({ singles, overTime }: InsightProgress['closes']): string {
  const last = overTime.at(-1);
  if (!last) return 'No single bet of yours has a close yet.';
  const now = signed(100 * last.value);
  const first = overTime.find(({ low }) => low !== null);
  if (!first)
    return `After ${counted(last.n, 'bet')} your mean is ${now} per 100: it still swings.`;
  if (first.n === last.n) return `After ${counted(last.n, 'bet')} your mean is ${now} per 100.`;
  const then = signed(100 * first.value);
  return `After ${counted(first.n, 'bet')} your mean was ${then} per 100, after ${formatCoins(singles.n)} it is ${now}.`;
}

/** By what was said on average, to the nearest five: a bin goes from 55 to 64. */
export function binSentence({ stated, n, happened }: InsightBin): string {
  const times = Math.round(n * happened);
  return `When you said about ${5 * Math.round(20 * stated)}%, it happened ${counted(times, 'time')} in ${formatCoins(n)}.`;
}

type Score = InsightProgress['estimates']['brier'];

/** A difference below this is called little. */
const LITTLE = 0.01;

export function brierSentence({ gain, stated, price }: Score, of: ChancesOf = 'bet'): string {
  if (gain.value === null || stated === null || price === null) {
    return of === 'bet'
      ? 'No bet with your own chance has been decided yet.'
      : 'No estimate of yours has been scored yet.';
  }
  const scores = `${stated.toFixed(3)} against ${price.toFixed(3)}`;
  if (gain.state !== 'tells') {
    return `Your estimates scored ${stated.toFixed(3)}, the market’s ${price.toFixed(3)}: lower is better.`;
  }
  const little = Math.abs(gain.value) < LITTLE ? 'a little ' : '';
  const side = gain.value > 0 ? 'better' : 'worse';
  return `Your estimates were ${little}${side} than the market’s: ${scores}.`;
}

type Discrimination = InsightProgress['estimates']['discrimination'];

export function discriminationSentence(told: Discrimination, of: ChancesOf = 'bet'): string {
  const { gain, statedWon, statedLost, priceWon, priceLost } = told;
  if (statedWon === null || statedLost === null || priceWon === null || priceLost === null) {
    return of === 'bet'
      ? 'That takes a won and a lost bet with your own chance.'
      : 'That takes an estimate that happened and one that did not.';
  }
  if (gain.state === 'tells') {
    const side = (gain.value ?? 0) > 0 ? 'better' : 'worse';
    return `You told winners from losers ${side} than the price did.`;
  }
  const own = signed(100 * (statedWon - statedLost), 0);
  const theirs = signed(100 * (priceWon - priceLost), 0);
  return own === theirs
    ? 'You told winners from losers as well as the price did.'
    : `Between winners and losers your chances differed by ${own} points, the price’s by ${theirs}.`;
}

export function hitsSentence({ rate, won, needed }: InsightProgress['hits']): string {
  if (rate.value === null) return 'Nothing settled yet.';
  if (rate.n === 1) return `You won ${won} of 1.`;
  const start = `You won ${formatCoins(won)} of ${formatCoins(rate.n)} (${percent(rate.value)})`;
  const prices = needed === null ? '' : `; your prices needed ${percent(needed)}`;
  if (rate.low === null || rate.high === null) return `${start}${prices}.`;
  return `${start}. That fits any true rate from ${between(rate.low, rate.high)}${prices}.`;
}

/** The server's bound for the interval of a return. */
const INTERVAL_NEEDS = '30 games with 5 won and 5 lost';

export function returnSentence({ share }: InsightProgress['result']): string {
  if (share.value === null) return 'Nothing settled yet.';
  const far = perHundred(share.value, 0);
  const side = share.value > 0 ? 'up' : 'down';
  const where = isNothing(far) ? 'You are level' : `You are ${side} ${far} per 100`;
  if (share.low === null || share.high === null) {
    return `${where} over ${counted(share.n, 'bet')}. How far luck alone swings that is told from ${INTERVAL_NEEDS} on.`;
  }
  const swing = perHundred((share.high - share.low) / 2, 0);
  return `${where}. Over ${counted(share.n, 'bet')} luck alone swings that by ${swing} either way.`;
}

type Staking = InsightProgress['staking'];

export function stakingSentence({ n, atMostFivePercent, mostAtRisk }: Staking): string {
  const above = n - atMostFivePercent;
  const start = `${formatCoins(above)} of ${counted(n, 'stake')} ${above === 1 ? 'was' : 'were'} above 5%`;
  return mostAtRisk === null
    ? `${start}.`
    : `${start}; the most at once was ${percent(mostAtRisk)}.`;
}

export function kellySentence({ withChance, aboveOwn, againstOwn }: Staking): string {
  if (withChance === 0) return 'No bet with your own chance has been placed yet.';
  const against =
    againstOwn === 0
      ? ''
      : ` ${counted(againstOwn, 'bet')} ${againstOwn === 1 ? 'was' : 'were'} against your own estimate.`;
  return `On ${formatCoins(aboveOwn)} of ${formatCoins(withChance)} you staked more than your own estimate justifies.${against}`;
}

export function drawdownSentence(drawdown: { worst: number; restarts: number }): string {
  const { worst, restarts } = drawdown;
  const runs = restarts === 0 ? '' : ` Restarts: ${formatCoins(restarts)}.`;
  const fall =
    worst === 0
      ? 'You were never below your best.'
      : `At worst you were ${percent(worst)} below your best.`;
  return `${fall}${runs}`;
}

/** So many bets after losses, and as many after wins, before any sign is looked for. */
const OF_EACH = 20;

export function chasingSentence({ isJudged, afterLoss, afterWin }: InsightChasing): string {
  const [loss, win] = [afterLoss.middleShare, afterWin.middleShare];
  if (!isJudged || loss === null || win === null) {
    return `That takes ${OF_EACH} bets within an hour after a loss and ${OF_EACH} after a win: ${formatCoins(afterLoss.n)} and ${formatCoins(afterWin.n)} so far.`;
  }
  return `After losing results your middle stake was ${percent(loss)}, after winning ones ${percent(win)}.`;
}
