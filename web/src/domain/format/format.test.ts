import { expect, it } from 'vitest';
import { formatAmount } from './amount';
import { formatFinal } from './final-score';
import { formatCoins, formatDollars, formatPercent, formatShare } from './format';
import { ordinal } from './ordinal';

it('groups the thousands of coins', () => {
  expect(formatCoins(0)).toBe('0');
  expect(formatCoins(1234567)).toBe('1,234,567');
  expect(formatCoins(-50)).toBe('-50');
  expect(formatCoins(-1000)).toBe('-1,000');
  expect(formatCoins(999.5)).toBe('1,000');
});

it('shows coins with one decimal, their thousands grouped', () => {
  expect(formatAmount(1667.42)).toBe('1,667.4');
  expect(formatAmount(-24.44)).toBe('-24.4');
});

it('never breaks a score at its dash', () =>
  expect(formatFinal({ away: 17, home: 24 })).toBe('Final 17\u2060–\u206024'));

it('shows dollars with exactly two decimals', () => {
  expect(formatDollars(0)).toBe('$0.00');
  expect(formatDollars(9.99)).toBe('$9.99');
  expect(formatDollars(1499.5)).toBe('$1,499.50');
  expect(formatDollars(1234567.891)).toBe('$1,234,567.89');
});

it('shows a share in percent', () => {
  expect(formatShare(0.5)).toBe('50.0%');
  expect(formatShare(0.4348, 0)).toBe('43%');
});

it('shows a percentage with its decimals', () => {
  expect(formatPercent(57.14)).toBe('57.1%');
  expect(formatPercent(0)).toBe('0.0%');
  expect(formatPercent(61.5, 0)).toBe('62%');
});

it('counts in ordinals', () =>
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st'],
  ]));
