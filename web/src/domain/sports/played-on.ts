import type { Instant } from '@/domain/format/dates';
import { leagueDay } from './league-day';

const DAY_MS = 86_400_000;
/** Since then a season begins with the Thursday after Labor Day. */
const WEEKS_SINCE = 2002;
const LABOR_DAY_TO_OPENER = 3;

const weeksOf = (season: number) => (season >= 2021 ? 18 : 17);

/** The first Monday of a September. */
function laborDay(year: number): number {
  const first = Date.UTC(year, 8, 1);
  const daysToMonday = (8 - new Date(first).getUTCDay()) % 7;
  return first + daysToMonday * DAY_MS;
}

/** 'Week 1' or 'Playoffs' of the NFL; undefined of an earlier season. */
function nflWeek(day: string): string | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const season = month >= 9 ? year : year - 1;
  if (season < WEEKS_SINCE) return undefined;
  const opener = laborDay(season) + LABOR_DAY_TO_OPENER * DAY_MS;
  const week = Math.floor((Date.parse(day) - opener) / (7 * DAY_MS)) + 1;
  return week > weeksOf(season) ? 'Playoffs' : `Week ${week}`;
}

/** The day of the league on which a game was really played: 'Week 1, Thu, Sep 7, 2023'. */
export function playedOn(sport: string, recordedStart: Instant): string {
  const day = leagueDay(recordedStart);
  const date = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  const week = sport === 'nfl' ? nflWeek(day) : undefined;
  return week ? `${week}, ${date}` : date;
}
