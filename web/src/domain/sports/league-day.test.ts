import { expect, it } from 'vitest';
import { addDays, formatDay, formatLongDate, isDay, leagueDay } from './league-day';

it('is the day of US Eastern, in winter and in summer', () => {
  expect(leagueDay('2026-11-23T04:59:00Z')).toBe('2026-11-22');
  expect(leagueDay('2026-11-23T05:00:00Z')).toBe('2026-11-23');
  expect(leagueDay('2026-07-04T03:59:00Z')).toBe('2026-07-03');
  expect(leagueDay('2026-07-04T04:00:00Z')).toBe('2026-07-04');
});

it('goes on over months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('is written as a long date on the button, and as MM/dd/yyyy elsewhere', () => {
  expect(formatLongDate('2026-11-23')).toBe('Monday, November 23, 2026');
  expect(formatDay('2026-11-03')).toBe('11/03/2026');
});

it.each(['', 'today', '2026-13-01', '2026-1-1', '2026-11-23T00:00:00Z'])('is not %j', (text) =>
  expect(isDay(text)).toBe(false),
);
