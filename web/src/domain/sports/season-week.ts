import type { Instant } from '@/domain/format/dates';
import { leagueDay } from './league-day';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Since then a season of the NFL begins with the Thursday after Labor Day. */
const NFL_WEEKS_SINCE = 2002;
const LABOR_DAY_TO_OPENER = 3;
/** Wild card, divisional, conference, and the Super Bowl after a week without games. */
const NFL_PLAYOFF_ROUNDS = 4;

const regularWeeks = (season: number) => (season >= 2021 ? 18 : 17);

/** The first Monday of a September. */
function laborDay(year: number): number {
  const first = Date.UTC(year, 8, 1);
  const daysToMonday = (8 - new Date(first).getUTCDay()) % 7;
  return first + daysToMonday * DAY_MS;
}

interface NflWeek {
  /** From 1; the rounds of the playoffs go on counting. */
  week: number;
  isPlayoffs: boolean;
}

/** The week of the NFL that has the league's day; undefined of an earlier season. */
export function nflWeek(day: string): NflWeek | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const season = month >= 9 ? year : year - 1;
  if (season < NFL_WEEKS_SINCE) return undefined;
  const opener = laborDay(season) + LABOR_DAY_TO_OPENER * DAY_MS;
  const week = Math.floor((Date.parse(day) - opener) / WEEK_MS) + 1;
  const regular = regularWeeks(season);
  return { week: Math.min(week, regular + NFL_PLAYOFF_ROUNDS), isPlayoffs: week > regular };
}

interface Played {
  sport: string;
  /** As they were recorded. */
  firstStart: Instant;
  lastStart: Instant;
}

export interface SeasonWeek {
  week: number;
  of: number;
}

/** The week of the season that has a game of that recorded start, and how many it has. */
export function seasonWeek(
  { sport, firstStart, lastStart }: Played,
  recorded: Instant,
): SeasonWeek {
  const first = leagueDay(firstStart);
  const weekOf = (start: Instant) => {
    const day = leagueDay(start);
    const known = sport === 'nfl' ? nflWeek(day) : undefined;
    return known?.week ?? Math.floor((Date.parse(day) - Date.parse(first)) / WEEK_MS) + 1;
  };
  return { week: weekOf(recorded), of: weekOf(lastStart) };
}
