import { usePreferences } from './preferences';

const DAY_MS = 86_400_000;

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const CLOCK = { ...DATE, hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const FIGURES = { DATE, TIME, CLOCK };

/** Making one takes far longer than using it, and a page shows hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(kind: keyof typeof FIGURES, timeZone: string | null): Intl.DateTimeFormat {
  const name = `${kind} ${timeZone}`;
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...FIGURES[kind],
    ...(kind === 'CLOCK' && { hourCycle: 'h23' as const }),
    ...(timeZone !== null && { timeZone }),
  });
  formatters.set(name, made);
  return made;
}

type Instant = string | number;

/** MM/dd/yyyy in a zone (an IANA name); null is that of the browser. */
export function formatDate(instant: Instant, timeZone: string | null = null): string {
  return formatter('DATE', timeZone).format(new Date(instant));
}

/** h:mm a in a zone. */
export function formatTime(instant: Instant, timeZone: string | null = null): string {
  // Some browsers put a narrow no-break space before AM and PM.
  return formatter('TIME', timeZone).format(new Date(instant)).replace(/\s/u, ' ');
}

/** What a clock in the zone shows at an instant, as milliseconds of a clock in UTC that shows the same. */
function wallClock(instant: Instant, timeZone: string | null): number {
  const parts = formatter('CLOCK', timeZone).formatToParts(new Date(instant));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  return Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute, second);
}

/** Days since 1970 by the zone's calendar: equal for two instants of one day, one more the day after. */
export function dayNumber(instant: Instant, timeZone: string | null = null): number {
  return Math.floor(wallClock(instant, timeZone) / DAY_MS);
}

/** The instant at which a day (yyyy-MM-dd) begins in the zone, or a day so many days later. */
export function startOfDay(day: string, timeZone: string | null = null, daysLater = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  // The zone's distance from UTC is that of the instant looked for: the second step has it, also when
  // the clocks change that day.
  const first = midnight - (wallClock(midnight, timeZone) - midnight);
  return new Date(midnight - (wallClock(first, timeZone) - first)).toISOString();
}

/** Dates and times in the zone that the reader has chosen. */
export function useDates() {
  const timeZone = usePreferences((preferences) => preferences.timeZone);
  return {
    timeZone,
    formatDate: (instant: Instant) => formatDate(instant, timeZone),
    formatTime: (instant: Instant) => formatTime(instant, timeZone),
  };
}
