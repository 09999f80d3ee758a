const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const named = (date: string, format: Intl.DateTimeFormatOptions) =>
  noon(date).toLocaleDateString('en-US', { timeZone: 'UTC', ...format });

const WEEK_MS = 7 * 86_400_000;

/** 'November 3' */
export const dayOfYear = (date: string) => named(date, { month: 'long', day: 'numeric' });

/** 'Tuesday' within the last week, else 'November 3'. */
export function pastDay(date: string, today: string): string {
  const isRecent = noon(today).getTime() - noon(date).getTime() < WEEK_MS;
  return isRecent ? named(date, { weekday: 'long' }) : dayOfYear(date);
}
