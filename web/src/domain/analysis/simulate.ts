import { profit } from '@/domain/odds/odds';
import { seededRandom } from './random';

export type Staking = 'fixed' | 'proportional';

export interface Plan {
  seed: number;
  paths: number;
  bets: number;
  /** Coins at the beginning. */
  start: number;
  /** The stake as a share of the start (fixed) or of the present balance (proportional); 0 to 1. */
  share: number;
  staking: Staking;
  chance: number;
  /** American. */
  odds: number;
}

export interface Simulation {
  /** Each path's coins before the first bet and after every bet: bets + 1 numbers. */
  paths: number[][];
  /** The share of paths that were ruined. */
  ruined: number;
  /** The middle path's coins at the end. */
  median: number;
  /** The share of paths that end with more than they began with. */
  ahead: number;
}

/** A path with less than a tenth of the start left is ruined, and bets no more. */
export const RUIN_SHARE = 0.1;

function onePath(plan: Plan, random: () => number): number[] {
  const { bets, start, share, staking, chance, odds } = plan;
  const coins = [start];
  let balance = start;
  for (let bet = 0; bet < bets; bet += 1) {
    // Drawn also after ruin, so that one path's ruin does not change the next path's luck.
    const won = random() < chance;
    if (balance >= start * RUIN_SHARE) {
      const wanted = Math.round(share * (staking === 'fixed' ? start : balance));
      const stake = Math.min(wanted, balance);
      balance += won ? profit(stake, odds) : -stake;
    }
    coins.push(balance);
  }
  return coins;
}

/** Plays a plan many times over. The same plan gives the same paths. */
export function simulate(plan: Plan): Simulation {
  const random = seededRandom(plan.seed);
  const paths = Array.from({ length: plan.paths }, () => onePath(plan, random));
  const ends = paths.map((path) => path.at(-1) ?? plan.start).sort((a, b) => a - b);
  const share = (test: (end: number) => boolean) => ends.filter(test).length / ends.length;
  return {
    paths,
    ruined: share((end) => end < plan.start * RUIN_SHARE),
    median: ends[Math.floor(ends.length / 2)] ?? plan.start,
    ahead: share((end) => end > plan.start),
  };
}
