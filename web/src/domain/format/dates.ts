const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A formatter takes far longer to make than to use, and a page shows hundreds of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

export type Instant = string | number;

/** Returns the local time of a zone at an instant, as the milliseconds at which UTC shows the same time. */
function wallClock(instant: Instant, timeZone: string | null): number {
  const date = new Date(instant);
  // Date knows the browser's own zone. The first Intl.DateTimeFormat takes a phone much longer.
  if (timeZone === null) return date.getTime() - date.getTimezoneOffset() * MINUTE_MS;
  const parts = clockOf(timeZone).formatToParts(date);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  return Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute, second);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** MM/dd/yyyy in a zone (an IANA name); null is that of the browser. */
export function formatDate(instant: Instant, timeZone: string | null = null): string {
  const shown = new Date(wallClock(instant, timeZone));
  return `${twoDigits(shown.getUTCMonth() + 1)}/${twoDigits(shown.getUTCDate())}/${shown.getUTCFullYear()}`;
}

/** h:mm a in a zone. */
export function formatTime(instant: Instant, timeZone: string | null = null): string {
  const shown = new Date(wallClock(instant, timeZone));
  const hours = shown.getUTCHours();
  return `${hours % 12 || 12}:${twoDigits(shown.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Days since 1970 by the zone's calendar: equal for two instants of one day, one more the day after. */
export function dayNumber(instant: Instant, timeZone: string | null = null): number {
  return Math.floor(wallClock(instant, timeZone) / DAY_MS);
}

/** Returns the minutes until a start within the hour, or its day. */
function startDay(instant: Instant, now: number, timeZone: string | null): string {
  const minutes = Math.ceil((new Date(instant).getTime() - now) / MINUTE_MS);
  if (minutes > 0 && minutes < 60) return `In ${minutes} min`;
  switch (dayNumber(instant, timeZone) - dayNumber(now, timeZone)) {
    case 0:
      return 'Today';
    case 1:
      return 'Tomorrow';
    default:
      return formatDate(instant, timeZone);
  }
}

/** 'In 4 min, 7:52 PM', 'Today, 7:52 PM', 'Tomorrow, 7:52 PM', or the date and the time. */
export function formatStart(instant: Instant, now: number, timeZone: string | null = null): string {
  return `${startDay(instant, now, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** 'Starts in 4 min', 'Starts today, 7:52 PM'; of a start that has passed 'Due to start 7:52 PM'. */
export function startsWords(instant: Instant, now: number, timeZone: string | null = null): string {
  const minutes = Math.ceil((new Date(instant).getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return `Due to start ${formatTime(instant, timeZone)}`;
  const day = startDay(instant, now, timeZone);
  const words = `Starts ${day.charAt(0).toLowerCase()}${day.slice(1)}`;
  return minutes < 60 ? words : `${words}, ${formatTime(instant, timeZone)}`;
}

/** The instant at which a day (yyyy-MM-dd) begins in the zone, or a day so many days later. */
export function startOfDay(day: string, timeZone: string | null = null, daysLater = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  // The zone's distance from UTC is that of the instant looked for: the second step has it, also when
  // the clocks change that day.
  const first = midnight - (wallClock(midnight, timeZone) - midnight);
  return new Date(midnight - (wallClock(first, timeZone) - first)).toISOString();
}
