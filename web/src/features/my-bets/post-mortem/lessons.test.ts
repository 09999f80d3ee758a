import { describe, expect, it } from 'vitest';
import { aBet, aSingle } from '@/test/games';
import { aLegWorth, aPostMortem } from '@/test/post-mortems';
import { closingLesson, luckLesson, priceLesson, statedLesson } from './lessons';

const lost = aBet({ status: 'lost', payout: 0 });

describe('the price', () => {
  it('says what breaks even, what chance the market gave it, and what the margin costs', () =>
    expect(priceLesson(aPostMortem())).toBe(
      "At this price a bet breaks even when it wins 52.4% of the time. The market itself put the chance at 50.0%. The difference is the bookmaker's margin: it costs 4.5 coins for every 100 staked on average, whoever wins.",
    ));
  it('says so where there was no margin', () =>
    expect(priceLesson(aPostMortem({ margin: 0 }))).toMatch(/charged no margin for it\.$/));
});

describe('the stated chance', () => {
  it('is asked for when there is none', () =>
    expect(statedLesson(aPostMortem())).toMatch(/^You gave no estimate for this bet\./));
  it.each([
    [0.6, 0.1455, 'the bet was worth 14.5 coins for every 100 staked'],
    [0.52, 0.001, 'there was nothing to gain'],
    [0.45, -0.141, 'the bet cost 14.1 coins for every 100 staked'],
  ])('of %d is held against the price', (statedChance, edge, words) => {
    const text = statedLesson(aPostMortem({ statedChance, edge }));
    expect(text).toContain(words);
    expect(text).toContain(`about ${100 * statedChance} should win`);
  });
});

describe('the closing line', () => {
  it.each([
    [0.0166, 'You beat the close by 1.7 coins for every 100 staked'],
    [-0.001, 'your price was just fair'],
    [-0.03, 'you paid too much: 3.0 coins for every 100 staked'],
  ])('worth %d', (closingLineValue, words) =>
    expect(closingLesson(aPostMortem({ closingLineValue }))).toContain(words),
  );
  it.each([
    [
      -0.08,
      0.045,
      /Part is the margin; the rest is the market moving against you after you bet\.$/,
    ],
    [
      -0.045,
      0.045,
      /All of that is the bookmaker's margin: the market's view of your side did not change\.$/,
    ],
    [
      -0.03,
      0.045,
      /The market moved your way after you bet, by less than the margin of 4\.5 coins/,
    ],
    [-0.03, 0, /The market moved against you after you bet\.$/],
  ])('of %d tells a margin of %d from what moved', (closingLineValue, margin, words) =>
    expect(closingLesson(aPostMortem({ closingLineValue, margin }))).toMatch(words),
  );
  it('is not compared when there is none', () =>
    expect(closingLesson(aPostMortem({ closing: null }))).toMatch(/^There is no closing price/));
  it('is not made up for a season whose file has one price per game', () =>
    expect(
      closingLesson(
        aPostMortem({
          closing: null,
          closingLineValue: null,
          legs: [aLegWorth({ hasOnePrice: true })],
        }),
      ),
    ).toBe("This season's file has one price per game, so there is no separate close."));

  it.each([
    ['a parlay', { betType: 'parlay' }, /^A parlay has no closing price of its own/],
    ['a player', { betType: 'prop' }, /^Player props are not quoted/],
    ['a live price', { isLive: true }, /^A live price has no closing line/],
    [
      'a condition',
      { condition: { type: 'if_win', team: 'home', line: null, time: null } },
      /^No market closes on a condition/,
    ],
  ] as const)('says why %s has none', (_, changes, words) =>
    expect(
      closingLesson(
        aPostMortem({ bet: aBet({ ...changes }), closing: null, closingLineValue: null }),
      ),
    ).toMatch(words),
  );

  it('of a parlay is that of all its legs', () =>
    expect(closingLesson(aPostMortem({ bet: aBet({ betType: 'parlay' }), closing: null }))).toMatch(
      /closing prices of all legs, multiplied\. You beat the close/,
    ));

  it.each([
    ['spread', 'home', -3.5, -5.5, 'moved by 2 points', 'your way'],
    ['spread', 'away', 3.5, 2.5, 'moved by 1 point ', 'your way'],
    ['spread', 'home', -3.5, -2.5, 'moved by 1 point ', 'against you'],
    ['total', 'over', 220.5, 223.5, 'moved by 3 points', 'your way'],
    ['total', 'under', 220.5, 223.5, 'moved by 3 points', 'against you'],
  ] as const)(
    'another line: a %s, %s at %d closing at %d',
    (betType, side, line, closing, by, way) => {
      const text = closingLesson(
        aPostMortem({
          bet: aSingle({ betType, side, line }),
          closing: { line: closing, odds: -110, otherOdds: -110, noVigChance: 0.5 },
          closingLineValue: 0.08,
          isEstimated: true,
        }),
      );
      expect(text).toContain(by);
      expect(text).toContain(way);
      expect(text).toContain('about 57% at yours, by an estimate');
      expect(text).toContain('You beat the close by 8.0 coins');
    },
  );
  it('of a void bet tests nothing', () =>
    expect(
      closingLesson(aPostMortem({ bet: aBet({ status: 'void' }), closingLineValue: null })),
    ).toBe('The bet was void, so that its price was never tested.'));
});

describe('luck and price', () => {
  it.each([
    ['won at a good price', aPostMortem(), /^You won, and at a good price.* 1\.7 .* 89\.3 coins/],
    [
      'won at a bad price',
      aPostMortem({ expectedProfit: -4.5, luck: 95.4 }),
      /^You won, but at a price that costs 4\.5 coins/,
    ],
    [
      'lost at a good price',
      aPostMortem({ bet: lost, luck: -101.7 }),
      /^You lost a good bet\..*bad luck took 101\.7 coins/,
    ],
    [
      'lost at a bad price',
      aPostMortem({ bet: lost, expectedProfit: -4.5, luck: -95.5 }),
      /^You lost, and the price was against you.* 95\.5 coins\.$/,
    ],
    [
      'won at a fair price',
      aPostMortem({ expectedProfit: 0.01, luck: 90.99 }),
      /^You won at a fair price.* all 91\.0 coins were luck\.$/,
    ],
    [
      'won with more coins than a thousand',
      aPostMortem({ expectedProfit: -24.4, luck: 1667.4 }),
      /Luck brought 1,667\.4 coins and covered it/,
    ],
    ['push', aPostMortem({ bet: aBet({ status: 'push', payout: 100 }) }), /exactly on the line/],
    ['void', aPostMortem({ bet: aBet({ status: 'void', payout: 100 }) }), /^The bet was void/],
    ['no close', aPostMortem({ expectedProfit: null, luck: null }), /cannot be told apart/],
  ])('%s', (_, postMortem, words) => expect(luckLesson(postMortem)).toMatch(words));
});
