import { describe, expect, it } from 'vitest';
import table from '@/../../schemas/cases/odds.json';
import { valueOf } from './exact';
import { noVig, overround } from './market';
import { profit } from './odds';
import { americanOdds, decimalPrice } from './price';

// The table on which the client and the server agree: the ledger's tests read it too.
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
    // The server's word for what exceeds 1.
    expect(overround(decimals)).toBeCloseTo(row.margin, 12);
  });
});
