import type { Game, Sport } from '@/api/types';
import { dayNumber, formatDate } from '@/domain/format/dates';
import { playsIn } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';

export type StartFilter = 'hour' | 'today' | 'all';

export interface Filter {
  sport: Sport | 'all';
  start: StartFilter;
}

export const NO_FILTER: Filter = { sport: 'all', start: 'all' };

const HOUR_MS = 3_600_000;

/** How many of its choices leave games out. */
export function choicesMade({ sport, start }: Filter): number {
  return Number(sport !== 'all') + Number(start !== 'all');
}

/** When it is: now in milliseconds since 1970, and the zone whose days count (null: the browser's). */
export interface Clock {
  now: number;
  timeZone: string | null;
}

/** 0 today, 1 tomorrow. */
function daysAhead(startTime: string, { now, timeZone }: Clock): number {
  return dayNumber(startTime, timeZone) - dayNumber(now, timeZone);
}

function startsWithin(start: StartFilter, startTime: string, clock: Clock): boolean {
  switch (start) {
    case 'hour':
      return Date.parse(startTime) - clock.now <= HOUR_MS;
    case 'today':
      return daysAhead(startTime, clock) === 0;
    case 'all':
      return true;
  }
}

export function filterGames(games: readonly Game[], filter: Filter, clock: Clock): Game[] {
  return games.filter(
    (game) =>
      (filter.sport === 'all' || game.sport === filter.sport) &&
      startsWithin(filter.start, game.startTime, clock),
  );
}

function groupTitle(startTime: string, clock: Clock): string {
  if (startsWithin('hour', startTime, clock)) return 'Next hour';
  switch (daysAhead(startTime, clock)) {
    case 0:
      return 'Later today';
    case 1:
      return 'Tomorrow';
    default:
      return formatDate(startTime, clock.timeZone);
  }
}

/** The group of the favourite teams, which comes before all others. */
export const FAVOURITES_TITLE = 'Your teams';

export interface GameGroup {
  title: string;
  games: Game[];
}

/** Games by start in, with those of favourite teams first; groups by start out. */
export function groupByStart(
  games: readonly Game[],
  clock: Clock,
  favourites: readonly TeamRef[] = [],
): GameGroup[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const isOfFavourite = playsIn(favourites, game);
    const title = isOfFavourite ? FAVOURITES_TITLE : groupTitle(game.startTime, clock);
    groups.set(title, [...(groups.get(title) ?? []), game]);
  }
  return [...groups].map(([title, members]) => ({ title, games: members }));
}
