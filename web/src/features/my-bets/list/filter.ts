import type { BetFilter } from '@/api/history/bets';
import type { BetStatus } from '@/api/types';
import { among, dayIn, known, MARKETS, SPORTS, valueOf } from '@/domain/betting/bet-choices';
import { startOfDay } from '@/domain/format/dates';

export const RESULTS = [
  { value: 'pending', label: 'Open' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const satisfies readonly { value: BetStatus; label: string }[];

/** The server takes no longer one. */
export const SEARCH_MAX = 64;

export type Field = 'result' | 'sport' | 'market' | 'from' | 'to' | 'search';

/**
 * The choices in a URL, as it words them; days are yyyy-MM-dd. It may be written by hand: what makes
 * no sense is left out.
 */
export function chosenIn(params: URLSearchParams) {
  return known({
    result: among(RESULTS.map(valueOf), params.get('result')),
    sport: among(SPORTS, params.get('sport')),
    market: among(MARKETS.map(valueOf), params.get('market')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    search: params.get('search')?.trim().slice(0, SEARCH_MAX) || undefined,
  });
}

/** The server's filter for the choices in a URL. */
export function filterOf(params: URLSearchParams, timeZone: string | null): BetFilter {
  const { result, sport, market, from, to, search } = chosenIn(params);
  return known({
    status: result,
    sport,
    betType: market === 'conditional' ? undefined : market,
    conditional: market === 'conditional' ? true : undefined,
    from: from && startOfDay(from, timeZone),
    // The last day is meant as a whole.
    to: to && startOfDay(to, timeZone, 1),
    search,
  });
}
