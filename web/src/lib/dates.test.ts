import { expect, it } from 'vitest';
import { formatDate, formatTime } from './dates';

// The tests run in a zone west of Greenwich, where this instant is still the day before.
it('shows dates and times in the zone of the browser', () => {
  expect(formatDate('2026-11-22T01:05:00Z')).toBe('11/21/2026');
  expect(formatTime('2026-11-22T01:05:00Z')).toBe('8:05 PM');
});
