import type { InsightHunch, StateHunchRequest } from '@/api/types';
import { MARKETS } from '@/domain/betting/bet-choices';
import { formatCoins } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { PRICES } from '@/features/insight/cut/cut';
import type { Verdict } from './verdict';

export const HUNCH_COUNTS = [30, 100, 300] as const;
export type HunchCount = (typeof HUNCH_COUNTS)[number];

/** The choices that say which bets a hunch is of; a filter writes them alike. */
type Subject = Pick<StateHunchRequest, 'sport' | 'market' | 'price'>;

const labelIn = (
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
) => options.find((option) => option.value === value)?.label;

/** 'NBA · Spread · Up to +120' */
export function subjectText(of: { readonly [part in keyof Subject]: string | null | undefined }) {
  const parts = [of.sport?.toUpperCase(), labelIn(MARKETS, of.market), labelIn(PRICES, of.price)];
  return parts.filter(Boolean).join(' · ');
}

/** Kinds of bet without a close are judged by what came back. */
export function measureOf(market: Subject['market']): InsightHunch['measure'] {
  return market === 'prop' || market === 'parlay' || market === 'conditional'
    ? 'return'
    : 'closing-line value';
}

/** What 'better' and 'worse' mean for such bets. */
export function claimText({ direction, measure }: Pick<InsightHunch, 'direction' | 'measure'>) {
  if (measure === 'return') {
    return direction === 'better' ? 'they bring a profit' : 'they bring a loss';
  }
  return `their prices are ${direction} than the close`;
}

/** So far from level, per 100 staked, a mean has to lie to tell: three standard errors of usual bets. */
const TELLS_FROM: Record<InsightHunch['measure'], Record<HunchCount, string>> = {
  'closing-line value': { 30: '3', 100: '1.5', 300: '1' },
  return: { 30: '55', 100: '30', 300: '17' },
};

export function countHint(measure: InsightHunch['measure'], count: HunchCount): string {
  const per = TELLS_FROM[measure][count];
  const counts =
    measure === 'return'
      ? 'Such bets have no close, so that profit has to tell, which takes far more bets.'
      : 'Single bets with a close count, each on another game.';
  return `${counts} With ${count} a difference of about ${per} per 100 tells; a smaller one cannot.`;
}

/** The verdict in its three words. */
export function hunchVerdict({ verdict, isGivenUp }: InsightHunch): Verdict {
  switch (verdict) {
    case 'too few':
      return { word: isGivenUp ? 'Given up' : 'Running', tone: 'quiet' };
    case 'cannot tell':
      return { word: 'Cannot tell', tone: 'plain' };
    case 'held':
      return { word: 'Tells: it held', tone: 'told' };
    case 'opposite':
      return { word: 'Tells: the opposite', tone: 'told' };
  }
}

function figureText({ figure, measure }: InsightHunch): string {
  const value = signed(100 * (figure?.value ?? 0));
  return measure === 'return' ? `${value} per 100 staked` : `${value} per 100 against the close`;
}

const ONCE = 'It is not judged again.';

export function hunchSentence(hunch: InsightHunch): string {
  const { verdict, isGivenUp, counted, bets } = hunch;
  const soFar = `${formatCoins(counted)} of ${formatCoins(bets)}`;
  switch (verdict) {
    case 'too few':
      return isGivenUp
        ? `Given up after ${soFar} bets.`
        : `${soFar} bets so far. It is judged once, when the last of them is settled; until then there is no look at how it goes.`;
    case 'cannot tell':
      return `After ${formatCoins(bets)} bets: ${figureText(hunch)}. Luck alone can bring as much, so this neither holds nor fails. ${ONCE}`;
    case 'held':
      return `After ${formatCoins(bets)} bets: ${figureText(hunch)}. Luck alone brings as much in fewer than one of 300 such tests. ${ONCE}`;
    case 'opposite':
      return `After ${formatCoins(bets)} bets: ${figureText(hunch)}, the other way. Luck alone brings as much in fewer than one of 300 such tests. ${ONCE}`;
  }
}
