import { describe, expect, it } from 'vitest';
import { expectedValue } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { RUIN_SHARE, simulate } from './simulate';
import type { Plan } from './simulate';

const plan: Plan = {
  seed: 11,
  paths: 400,
  bets: 200,
  start: 1000,
  share: 0.05,
  staking: 'fixed',
  chance: 0.5,
  odds: -110,
};

describe('simulate', () => {
  it('gives the same paths for the same plan, and others for another seed', () => {
    expect(simulate(plan)).toEqual(simulate(plan));
    expect(simulate({ ...plan, seed: 12 }).paths).not.toEqual(simulate(plan).paths);
  });

  it('never goes below 0, and a ruined path bets no more', () => {
    for (const staking of ['fixed', 'proportional'] as const) {
      for (const path of simulate({ ...plan, staking, share: 0.25 }).paths) {
        expect(path).toHaveLength(plan.bets + 1);
        expect(Math.min(...path)).toBeGreaterThanOrEqual(0);
        const ruin = path.findIndex((coins) => coins < plan.start * RUIN_SHARE);
        if (ruin >= 0) expect(new Set(path.slice(ruin)).size).toBe(1);
      }
    }
  });

  it('ruins nobody who always wins, and everybody who always loses', () => {
    expect(simulate({ ...plan, chance: 1 })).toMatchObject({ ruined: 0, ahead: 1 });
    expect(simulate({ ...plan, chance: 0 })).toMatchObject({ ruined: 1, ahead: 0 });
  });

  it('ruins more people the more they stake', () => {
    const ruin = [0.02, 0.05, 0.1, 0.2].map((share) => simulate({ ...plan, share }).ruined);
    expect(ruin).toEqual([...ruin].sort((a, b) => a - b));
    expect(ruin[0]).toBeLessThan(0.02);
    expect(ruin[3]).toBeGreaterThan(0.4);
  });

  it('ends on average where the expected value says', () => {
    const small = { ...plan, share: 0.01, paths: 4000 };
    const ends = simulate(small).paths.map((path) => path.at(-1) ?? 0);
    const mean = ends.reduce((a, b) => a + b, 0) / ends.length;
    // 200 bets of 10 coins: one standard deviation of the mean of 4,000 paths is about 2 coins.
    const expected = 1000 + 200 * 10 * expectedValue(0.5, decimalOdds(-110));
    expect(Math.abs(mean - expected)).toBeLessThan(10);
  });
});
