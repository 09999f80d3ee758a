import { expect, it } from 'vitest';
import { signed, signedCoins, signedShare } from './signed';

it.each([
  [4.5454, '+4.5'],
  [-2, '-2.0'],
  [0.05, '+0.1'],
  [0.04, '0.0'],
  [-0.04, '0.0'],
  [-0, '0.0'],
])('shows %d as %s', (value, text) => expect(signed(value)).toBe(text));

it('shows as many decimals as are asked for', () => {
  expect(signed(-1.25, 0)).toBe('-1');
  expect(signed(-0.4, 0)).toBe('0');
});

it('shows a share of 1 in percent', () => {
  expect(signedShare(0.0454)).toBe('+4.5%');
  expect(signedShare(-0.0001)).toBe('0.0%');
});

it.each([
  [1250, '+1,250'],
  [-12, '-12'],
  [0, '0'],
])('shows %i coins as %s', (coins, text) => expect(signedCoins(coins)).toBe(text));
