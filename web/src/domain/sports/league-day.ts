import { formatDate } from '@/domain/format/dates';
import type { Instant } from '@/domain/format/dates';

// The days by which leagues list their games, as yyyy-MM-dd. A day is that of US Eastern, whatever zone
// the reader has chosen (RULES 39).

const LEAGUE_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

/** The league's day at an instant. */
export function leagueDay(instant: Instant): string {
  const [month, day, year] = formatDate(instant, LEAGUE_ZONE).split('/');
  return `${year}-${month}-${day}`;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** True for a day that the calendar has. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text));
}

/** '2026-11-23' -> 'Monday, November 23, 2026'. */
export function formatLongDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

/** '2026-11-23' -> '11/23/2026'. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
