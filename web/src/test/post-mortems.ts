import type { LegWorth, PostMortem } from '@/api/types';
import { aBet } from './games';

/** A pick at -110 that won and beat the close. */
export function aLegWorth(changes: Partial<LegWorth> = {}): LegWorth {
  return {
    status: 'won',
    impliedChance: 0.5238,
    noVigChance: 0.5,
    closing: { line: -3.5, odds: -125, otherOdds: 105, noVigChance: 0.5325 },
    closingLineValue: 0.0166,
    isEstimated: false,
    margin: 0.0455,
    hasOnePrice: false,
    ...changes,
  };
}

/** A spread at -110 that won and beat the close; whatever is said otherwise. */
export function aPostMortem({ bet, ...facts }: Partial<PostMortem> = {}): PostMortem {
  return {
    bet:
      bet ??
      aBet({
        status: 'won',
        payout: 191,
        score: { home: 104, away: 98 },
        settledAt: '2026-11-21T23:00:00Z',
      }),
    note: '',
    impliedChance: 0.5238,
    noVigChance: 0.5,
    statedChance: null,
    edge: null,
    closing: { line: -3.5, odds: -125, otherOdds: 105, noVigChance: 0.5325 },
    closingLineValue: 0.0166,
    isEstimated: false,
    margin: 0.0455,
    movement: 6.2,
    expectedProfit: 1.7,
    luck: 89.3,
    condition: null,
    legs: [aLegWorth()],
    bankroll: 10_000,
    awarded: 0,
    ...facts,
  };
}
