import { expect, it } from 'vitest';
import { dayNumber, formatDate, formatStart, formatTime, startOfDay, startsWords } from './dates';

// The tests' browser stands in New York.
it('writes dates as MM/dd/yyyy and times as h:mm a in the zone of the browser', () => {
  expect(formatDate('2026-11-21T02:05:00Z')).toBe('11/20/2026');
  expect(formatTime('2026-11-21T02:05:00Z')).toBe('9:05 PM');
  expect(formatTime('2026-11-21T05:00:00Z')).toBe('12:00 AM');
  expect(formatDate('2026-07-04T04:00:00Z')).toBe('07/04/2026');
});

it('writes them in the zone that was chosen', () => {
  expect(formatDate('2026-11-21T02:05:00Z', 'Asia/Tokyo')).toBe('11/21/2026');
  expect(formatTime('2026-11-21T02:05:00Z', 'Asia/Tokyo')).toBe('11:05 AM');
  expect(formatTime('2026-11-21T12:00:00Z', 'Europe/London')).toBe('12:00 PM');
});

it('counts days by the calendar of the zone', () => {
  const evening = '2026-11-21T02:05:00Z';
  expect(dayNumber(evening) + 1).toBe(dayNumber(evening, 'UTC'));
  expect(dayNumber('2026-11-21T05:00:00Z')).toBe(dayNumber(evening) + 1);
});

it('knows when a day begins, also where the clocks change that day', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
  expect(startOfDay('2026-11-21', 'Asia/Tokyo')).toBe('2026-11-20T15:00:00.000Z');
  expect(startOfDay('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
  expect(startOfDay('2026-03-08', null, 1)).toBe('2026-03-09T04:00:00.000Z');
  expect(startOfDay('2026-11-01', null, 1)).toBe('2026-11-02T05:00:00.000Z');
});

it.each([
  ['2026-11-21T02:09:00Z', 'In 4 min, 9:09 PM'],
  ['2026-11-21T02:05:01Z', 'In 1 min, 9:05 PM'],
  ['2026-11-21T03:04:00Z', 'In 59 min, 10:04 PM'],
  ['2026-11-21T03:05:00Z', 'Today, 10:05 PM'],
  ['2026-11-21T02:05:00Z', 'Today, 9:05 PM'],
  ['2026-11-21T05:30:00Z', 'Tomorrow, 12:30 AM'],
  ['2026-11-22T05:30:00Z', '11/22/2026, 12:30 AM'],
  ['2026-11-20T02:05:00Z', '11/19/2026, 9:05 PM'],
])('says the start of a game at %s as people do', (start, text) =>
  expect(formatStart(start, Date.parse('2026-11-21T02:05:00Z'))).toBe(text),
);

it('says when a game starts, and when that is past, since when it was due', () => {
  const noon = Date.parse('2026-11-21T17:00:00Z');
  const says = (instant: string) => startsWords(instant, noon);
  expect(says('2026-11-21T17:04:00Z')).toBe('Starts in 4 min');
  expect(says('2026-11-21T19:00:00Z')).toBe('Starts today, 2:00 PM');
  expect(says('2026-11-22T19:00:00Z')).toBe('Starts tomorrow, 2:00 PM');
  expect(says('2026-11-25T19:00:00Z')).toBe('Starts 11/25/2026, 2:00 PM');
  expect(says('2026-11-21T16:58:00Z')).toBe('Due to start 11:58 AM');
});
