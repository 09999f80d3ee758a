import { describe, expect, it } from 'vitest';
import { formatOdds, impliedChance, profit } from './odds';

/** The rule itself, in exact integers of any size: floor(2n + d over 2d). */
function exactProfit(stake: number, odds: number): number {
  const [n, d] =
    odds > 0 ? [BigInt(stake) * BigInt(odds), 100n] : [BigInt(stake) * 100n, BigInt(-odds)];
  return Number((2n * n + d) / (2n * d));
}

describe('profit', () => {
  it.each([
    [100, 150, 150],
    [100, -150, 67],
    [100, -110, 91],
    [1, 150, 2], // 1.5 rounds up
    [1, -200, 1], // 0.5 rounds up
    [1, -201, 0],
    [3, 117, 4], // 3.51
    [1_000_000, 10_000, 100_000_000],
    [0, 150, 0],
  ])('of %i at %i is %i', (stake, odds, coins) => expect(profit(stake, odds)).toBe(coins));

  it('agrees with exact rationals for every price to 1000', () => {
    for (const stake of [1, 2, 3, 7, 33, 50, 99, 101, 250, 999_999, 1_000_000]) {
      for (let price = 100; price <= 1000; price += 1) {
        expect(profit(stake, price)).toBe(exactProfit(stake, price));
        expect(profit(stake, -price)).toBe(exactProfit(stake, -price));
      }
    }
  });
});

describe('impliedChance', () => {
  it.each([
    [100, 0.5],
    [-100, 0.5],
    [150, 0.4],
    [-150, 0.6],
    [300, 0.25],
  ])('of %i is %f', (odds, chance) => expect(impliedChance(odds)).toBeCloseTo(chance, 12));
});

it('shows a plus sign on a positive price', () => {
  expect(formatOdds(120)).toBe('+120');
  expect(formatOdds(-110)).toBe('-110');
});
