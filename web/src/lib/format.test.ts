import { expect, it } from 'vitest';
import { formatCoins, formatDate, formatDollars, formatShare, formatTime } from './format';

it('groups the thousands of coins', () => {
  expect(formatCoins(0)).toBe('0');
  expect(formatCoins(1234567)).toBe('1,234,567');
  expect(formatCoins(-50)).toBe('-50');
});

it('shows dollars with exactly two decimals', () => {
  expect(formatDollars(0)).toBe('$0.00');
  expect(formatDollars(9.99)).toBe('$9.99');
  expect(formatDollars(1499.5)).toBe('$1,499.50');
});

it('shows a share in percent', () => {
  expect(formatShare(0.5)).toBe('50.0%');
  expect(formatShare(0.4348, 0)).toBe('43%');
});

// The tests run in a zone west of Greenwich, where this instant is still the day before.
it('shows dates and times in the zone of the browser', () => {
  expect(formatDate('2026-11-22T01:05:00Z')).toBe('11/21/2026');
  expect(formatTime('2026-11-22T01:05:00Z')).toBe('8:05 PM');
});
