import { describe, expect, it } from 'vitest';
import { PARLAY_CREDIT_MAX, parlayCredit, parlayPrice } from '@/domain/betting/parlay';
import { fraction } from '@/domain/odds/exact';
import { expectedValue, marginOf, noVig, overround } from '@/domain/odds/market';
import { spreadOver } from './arbitrage';
import { posterior, shrunkRate } from './bayes';
import { atLeast, binomial, losingRun } from './binomial';
import { betsToSee, wilson } from './interval';
import { growthRate, kellyShare } from './kelly';
import { seededRandom } from './random';
import { brier, updatedRating, ratingChance } from './rating';

const random = seededRandom(20);
const between = (low: number, high: number) => low + (high - low) * random();
const draws = (n: number) => Array.from({ length: n }, () => random());
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('a market', () => {
  it('without its margin adds up to 1 and keeps the order of its prices', () => {
    for (let i = 0; i < 500; i += 1) {
      const decimals = [between(1.01, 20), between(1.01, 20), between(1.01, 20)];
      const fair = noVig(decimals);
      expect(sum(fair)).toBeCloseTo(1, 12);
      const shortest = decimals.indexOf(Math.min(...decimals));
      expect(fair.indexOf(Math.max(...fair))).toBe(shortest);
    }
  });

  it('at -110 on both sides has an overround of 4.8% and a margin of 4.5%', () => {
    const decimals = [21 / 11, 21 / 11];
    expect(overround(decimals)).toBeCloseTo(1 / 21, 12);
    expect(marginOf(decimals)).toBeCloseTo(1 / 22, 12);
    expect(marginOf([2, 2])).toBe(0);
  });

  it('costs who bets its fair chances the margin, on either side', () => {
    const decimals = [1.8, 2.1];
    const costs = noVig(decimals).map((fair, side) => -expectedValue(fair, decimals[side] ?? 0));
    for (const cost of costs) expect(cost).toBeCloseTo(marginOf(decimals), 12);
  });
});

describe('Kelly', () => {
  it.each([
    [0.55, 2, 0.1],
    [0.6, 2, 0.2],
    [0.5, 2, 0],
    [0.4, 2, 0],
    [0.4, 3, 0.1],
  ])('at chance %f and price %f stakes %f', (p, d, share) =>
    expect(kellyShare(p, d)).toBeCloseTo(share, 12),
  );

  it('grows no faster at any other share', () => {
    for (let i = 0; i < 300; i += 1) {
      const [p, d] = [between(0.05, 0.95), between(1.1, 8)];
      const best = growthRate(p, d, kellyShare(p, d));
      for (const other of draws(5))
        expect(growthRate(p, d, other * 0.99)).toBeLessThanOrEqual(best);
    }
  });
});

describe('a parlay', () => {
  it('pays the exact product', () => {
    const price = parlayPrice([fraction(21, 11), fraction(21, 11), fraction(5, 2)]);
    expect(price).toEqual(fraction(2205, 242));
    expect(parlayCredit(100, price)).toBe(911); // 911.157
  });

  it('pays at most its limit', () =>
    expect(parlayCredit(1_000_000, fraction(5, 2))).toBe(PARLAY_CREDIT_MAX));
});

describe('spreading a total over all sides', () => {
  it('stakes the whole total, and wins on each side exactly where the overround is below 0', () => {
    for (let i = 0; i < 500; i += 1) {
      const decimals = [between(1.1, 6), between(1.1, 6)];
      const total = 10_000;
      const { stakes, worstProfit } = spreadOver(total, decimals);
      expect(sum(stakes)).toBe(total);
      // Every outcome pays back total / (1 + overround), but for less than one coin's worth of rounding.
      const fair = total / (1 + overround(decimals)) - total;
      expect(Math.abs(worstProfit - fair)).toBeLessThan(Math.max(...decimals));
    }
  });
});

describe('Bayes', () => {
  it('is the share of natural counts', () =>
    expect(posterior(0.4, { ifTrue: 0.5, ifFalse: 0.2 })).toBeCloseTo(200 / 320, 12));

  it('learns nothing from what is as common either way, all from what is seen only when true', () => {
    expect(posterior(0.37, { ifTrue: 0.6, ifFalse: 0.6 })).toBeCloseTo(0.37, 12);
    expect(posterior(0.37, { ifTrue: 0.1, ifFalse: 0 })).toBe(1);
  });

  it('does not care in which order two pieces of evidence come', () => {
    for (let i = 0; i < 200; i += 1) {
      const [prior = 0, a = 0, b = 0, c = 0, d = 0] = draws(5);
      const one = { ifTrue: a, ifFalse: b };
      const two = { ifTrue: c, ifFalse: d };
      expect(posterior(posterior(prior, one), two)).toBeCloseTo(
        posterior(posterior(prior, two), one),
        9,
      );
    }
  });

  it('draws a rate towards the belief', () =>
    expect(shrunkRate(7, 10, 0.5, 90)).toBeCloseTo(0.52, 12));
});

describe('luck', () => {
  it('spreads over all numbers of wins, around n times p', () => {
    for (const [n, p] of [
      [1, 0.5],
      [10, 0.3],
      [100, 0.52],
      [2_000, 0.5],
      [5, 0],
      [5, 1],
    ] as const) {
      const chances = binomial(n, p);
      expect(sum(chances)).toBeCloseTo(1, 9);
      expect(sum(chances.map((chance, k) => chance * k))).toBeCloseTo(n * p, 6);
    }
    expect(atLeast(2, 3, 0.5)).toBeCloseTo(0.5, 12);
  });

  it('holds losing runs as often as counting every sequence says', () => {
    for (const p of [0.3, 0.5, 0.8]) {
      let counted = 0;
      for (let bits = 0; bits < 2 ** 10; bits += 1) {
        const sequence = bits.toString(2).padStart(10, '0');
        const wins = sequence.replaceAll('0', '').length;
        if (sequence.includes('000')) counted += p ** wins * (1 - p) ** (10 - wins);
      }
      expect(losingRun(3, 10, p)).toBeCloseTo(counted, 12);
    }
  });

  it('is bounded by the interval of Wilson', () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263 and 15 of 148.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(wilson(15, 148).low).toBeCloseTo(0.0624, 4);
    expect(wilson(15, 148).high).toBeCloseTo(0.1605, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('hides a smaller edge for longer, and no edge for ever', () => {
    expect(betsToSee(0.55, 0.5238)).toBe(1386);
    expect(betsToSee(0.54, 0.5238)).toBeGreaterThan(betsToSee(0.55, 0.5238));
    expect(betsToSee(0.52, 0.5238)).toBe(Infinity);
  });
});

describe('ratings', () => {
  it('give both teams chances that add up to 1, and 10 to 1 at 400 points', () => {
    expect(ratingChance(1500, 1500)).toBe(0.5);
    expect(ratingChance(1900, 1500)).toBeCloseTo(10 / 11, 12);
    expect(ratingChance(1620, 1480) + ratingChance(1480, 1620)).toBeCloseTo(1, 12);
  });

  it('move by the surprise', () => {
    expect(updatedRating(1500, 0.75, 1, 20)).toBe(1505);
    expect(updatedRating(1500, 0.75, 0, 20)).toBe(1485);
  });

  it('are scored by Brier', () =>
    expect(
      brier([
        { chance: 0.8, outcome: 1 },
        { chance: 0.6, outcome: 0 },
      ]),
    ).toBeCloseTo(0.2, 12));
});
