import { expect, it } from 'vitest';
import { formatDate, formatTime } from '@/domain/format/dates';
import { timeTicks } from './time-ticks';

const ZONE = 'America/New_York';
const ticks = (from: string, to: string) =>
  timeTicks(Date.parse(from), Date.parse(to), 6, ZONE).map(
    (time) => `${formatDate(time, ZONE).slice(0, 5)} ${formatTime(time, ZONE)}`,
  );

it('are even minutes or hours within a day', () => {
  expect(ticks('2026-11-21T15:04:00Z', '2026-11-21T16:40:00Z')).toEqual([
    '11/21 10:30 AM',
    '11/21 11:00 AM',
    '11/21 11:30 AM',
  ]);
  expect(ticks('2026-11-21T20:00:00Z', '2026-11-22T16:00:00Z')).toEqual([
    '11/21 6:00 PM',
    '11/22 12:00 AM',
    '11/22 6:00 AM',
  ]);
});

it('are midnights over days, also where the clocks change', () => {
  expect(ticks('2026-10-30T12:00:00Z', '2026-11-03T12:00:00Z')).toEqual([
    '10/31 12:00 AM',
    '11/01 12:00 AM',
    '11/02 12:00 AM',
    '11/03 12:00 AM',
  ]);
});

it('are never more than are wanted, from a minute to ten years', () => {
  for (let minutes = 1; minutes < 10 * 365 * 24 * 60; minutes = Math.ceil(minutes * 1.3)) {
    const found = timeTicks(0, minutes * 60_000, 6, null);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
  }
});
