import { describe, expect, it } from 'vitest';
import { capped, conditionals } from '@/../../schemas/cases/conditional.json';
import table from '@/../../schemas/cases/odds.json';
import { parlays } from '@/../../schemas/cases/parlay.json';
import { valueOf } from '@/domain/odds/exact';
import { noVig, overround } from '@/domain/odds/market';
import { profit } from '@/domain/odds/odds';
import { americanOdds, decimalPrice } from '@/domain/odds/price';
import { conditionalOdds, isContradiction } from './conditional';
import type { FixedCondition, Picked } from './conditional';
import { parlayCredit, parlayOdds, parlayPrice } from './parlay';

// The tables on which the client and the server agree: the ledger's tests read them too.
const exact = ([num = 0, den = 1]: number[]) => ({ num: BigInt(num), den: BigInt(den) });

describe('the shared table', () => {
  it.each(table.prices)('$odds is $decimal in decimal', ({ odds, decimal }) =>
    expect(decimalPrice(odds)).toEqual(exact(decimal)),
  );

  it.each(table.profits)('$stake at $odds wins $profit', (row) =>
    expect(profit(row.stake, row.odds)).toBe(row.profit),
  );

  it.each(table.american)('$decimal is $american', ({ decimal, american }) =>
    expect(americanOdds(exact(decimal))).toBe(american),
  );

  it.each(table.noVig)('$odds against $otherOdds is fair at $chance', (row) => {
    const decimals = [row.odds, row.otherOdds].map((odds) => valueOf(decimalPrice(odds)));
    expect(noVig(decimals)[0]).toBeCloseTo(valueOf(exact(row.chance)), 12);
    expect(overround(decimals)).toBeCloseTo(row.overround, 12);
  });
});

it.each(parlays)('a parlay of $legs is $odds, and $stake on it wins $profit', (row) => {
  expect(parlayOdds(row.legs)).toBe(row.odds);
  const price = parlayPrice(row.legs.map(decimalPrice));
  expect(parlayCredit(row.stake, price) - row.stake).toBe(row.profit);
});

it.each(conditionals)('$type $team $handicap, $market $side $line at $odds: $result', (row) => {
  const condition = {
    type: row.type,
    team: row.team,
    line: row.handicap,
    odds: 100_000,
  } as FixedCondition;
  const pick = { betType: row.market, side: row.side, line: row.line } as Picked;
  expect(
    isContradiction(condition, pick) ? 'contradiction' : conditionalOdds(condition, pick, row.odds),
  ).toBe(row.result);
});

it.each(capped)('$type at $own, $market $side $line at $odds: $result', (row) => {
  const condition = { type: row.type, team: row.team, line: row.handicap, odds: row.own };
  const pick = { betType: row.market, side: row.side, line: row.line };
  expect(conditionalOdds(condition as FixedCondition, pick as Picked, row.odds)).toBe(row.result);
});
