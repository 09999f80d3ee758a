import { dayNumber, startOfDay } from '@/domain/format/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WITHIN_A_DAY = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
];
const DAYS = [1, 2, 7, 14, 28, 91, 182, 364];

/** The instant at which a day of the zone, counted from 1970, begins. */
function dawn(day: number, timeZone: string | null): number {
  return Date.parse(startOfDay(new Date(day * DAY_MS).toISOString().slice(0, 10), timeZone));
}

/** Every so many milliseconds of a day, counted from its midnight. */
function withinADay(from: number, to: number, step: number, timeZone: string | null): number[] {
  const midnight = dawn(dayNumber(from, timeZone), timeZone);
  const first = midnight + Math.ceil((from - midnight) / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, n) => first + n * step);
}

function wholeDays(from: number, to: number, step: number, timeZone: string | null): number[] {
  const [first, last] = [dayNumber(from, timeZone), dayNumber(to, timeZone)];
  const days = Array.from({ length: last - first }, (_, n) => first + n + 1);
  return days.filter((day) => day % step === 0).map((day) => dawn(day, timeZone));
}

/**
 * At most so many round instants of the zone from one to another, some even step apart: minutes, hours or
 * midnights. The beginning alone where the span is too short for any.
 */
export function timeTicks(from: number, to: number, most: number, timeZone: string | null) {
  const rough = (to - from) / most;
  const short = WITHIN_A_DAY.find((step) => step >= rough);
  const days = DAYS.find((step) => step * DAY_MS >= rough) ?? Math.ceil(rough / DAY_MS);
  const times = short ? withinADay(from, to, short, timeZone) : wholeDays(from, to, days, timeZone);
  return times.length > 0 ? times.slice(0, most) : [from];
}
