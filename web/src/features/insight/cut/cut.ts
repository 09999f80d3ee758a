import type { EstimatesCut, ProgressCut } from '@/api/history/progress';
import { among, dayIn, known, MARKETS, SPORTS, valueOf } from '@/domain/betting/bet-choices';
import { startOfDay } from '@/domain/format/dates';

/** Bands of the American price; fixed, so that nobody can search for the one that flatters. */
export const PRICES = [
  { value: 'to-200', label: 'Up to -200' },
  { value: 'to-110', label: 'Up to -110' },
  { value: 'to120', label: 'Up to +120' },
  { value: 'to250', label: 'Up to +250' },
  { value: 'longer', label: 'Longer' },
] as const;

export type Field = 'sport' | 'market' | 'price' | 'from' | 'to' | 'season' | 'asOf';

const POSITION = /^[1-9]\d{0,18}$/;

/** The choices in a URL, as it words them; days are yyyy-MM-dd. */
export function chosenIn(params: URLSearchParams) {
  const asOf = params.get('asOf');
  return known({
    sport: among(SPORTS, params.get('sport')),
    market: among(MARKETS.map(valueOf), params.get('market')),
    price: among(PRICES.map(valueOf), params.get('price')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    season: among(['true'], params.get('season')),
    asOf: asOf !== null && POSITION.test(asOf) ? asOf : undefined,
  });
}

/** The server's cut for the choices in a URL. */
export function cutOf(params: URLSearchParams, timeZone: string | null): ProgressCut {
  const { sport, market, price, from, to, season, asOf } = chosenIn(params);
  return known({
    sport,
    market,
    price,
    from: from && startOfDay(from, timeZone),
    // The last day is meant as a whole.
    to: to && startOfDay(to, timeZone, 1),
    season: season && true,
    asOf,
  });
}

const ASKED = ['moneyline', 'spread', 'total'] as const;

/** The same of estimates, which are of three markets and of no game of the time machine. */
export function estimatesCutOf(params: URLSearchParams, timeZone: string | null): EstimatesCut {
  const { sport, market, price, from, to, asOf } = cutOf(params, timeZone);
  return known({ sport, market: among(ASKED, market ?? null), price, from, to, asOf });
}

/** All bets of the same population, up to now: a history in which a moment can be chosen. */
export function wholeOf({ season }: ProgressCut): ProgressCut {
  return known({ season });
}
