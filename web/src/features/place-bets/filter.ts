import { addDays } from 'date-fns/addDays';
import { isSameDay } from 'date-fns/isSameDay';
import type { Game, Sport } from '@/api/types';
import { formatDate } from '@/lib/dates';

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

/** now is in milliseconds since 1970; days are those of the browser's zone. */
function startsWithin(start: StartFilter, startTime: string, now: number): boolean {
  switch (start) {
    case 'hour':
      return Date.parse(startTime) - now <= HOUR_MS;
    case 'today':
      return isSameDay(startTime, now);
    case 'all':
      return true;
  }
}

export function filterGames(games: readonly Game[], filter: Filter, now: number): Game[] {
  return games.filter(
    (game) =>
      (filter.sport === 'all' || game.sport === filter.sport) &&
      startsWithin(filter.start, game.startTime, now),
  );
}

function groupTitle(startTime: string, now: number): string {
  if (startsWithin('hour', startTime, now)) return 'Next hour';
  if (isSameDay(startTime, now)) return 'Later today';
  if (isSameDay(startTime, addDays(now, 1))) return 'Tomorrow';
  return formatDate(startTime);
}

export interface GameGroup {
  title: string;
  games: Game[];
}

/** Games by start in, groups by start out. */
export function groupByStart(games: readonly Game[], now: number): GameGroup[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const title = groupTitle(game.startTime, now);
    groups.set(title, [...(groups.get(title) ?? []), game]);
  }
  return [...groups].map(([title, members]) => ({ title, games: members }));
}
