import type { BetFilter } from '@/api/history/bets';
import type { Bet, BetStatus, Sport } from '@/api/types';
import { startOfDay } from '@/domain/format/dates';

export const SPORTS = ['nba', 'nfl', 'mlb', 'nhl'] as const satisfies readonly Sport[];
export const MARKETS = [
  { value: 'moneyline', label: 'Moneyline' },
  { value: 'spread', label: 'Spread' },
  { value: 'total', label: 'Total' },
  { value: 'prop', label: 'Player prop' },
  { value: 'parlay', label: 'Parlay' },
  { value: 'conditional', label: 'Conditional' },
] as const satisfies readonly { value: Bet['betType'] | 'conditional'; label: string }[];
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function day(text: string | null): string | undefined {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function known<T extends object>(values: T): Known<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Known<T>;
}

const valueOf = <T>({ value }: { value: T }) => value;

/**
 * The choices in a URL, as it words them; days are yyyy-MM-dd. It may be written by hand: what makes
 * no sense is left out.
 */
export function chosenIn(params: URLSearchParams) {
  const among = <T extends string>(values: readonly T[], field: Field): T | undefined =>
    values.find((value) => value === params.get(field));
  return known({
    result: among(RESULTS.map(valueOf), 'result'),
    sport: among(SPORTS, 'sport'),
    market: among(MARKETS.map(valueOf), 'market'),
    from: day(params.get('from')),
    to: day(params.get('to')),
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

/** The URL with one choice made, or taken back by an empty text. */
export function choose(params: URLSearchParams, field: Field, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(field, value);
  else next.delete(field);
  return next;
}
