import { describe, expect, it } from 'vitest';
import { aBet, aLeg } from '@/test/games';
import { aLegWorth } from '@/test/post-mortems';
import { legLesson, legsLesson } from './leg-lessons';

describe('a leg', () => {
  it.each([
    ['a good price', { status: 'won' }, {}, /^By the close its price was a good one, worth 1\.7/],
    ['a fair one', { status: 'won' }, { closingLineValue: 0 }, /just fair/],
    [
      'a dear one',
      { status: 'lost' },
      { closingLineValue: -0.03 },
      /you paid too much for it: 3\.0 coins/,
    ],
    [
      'another line',
      { status: 'lost' },
      {
        closing: { line: -5.5, odds: -110, otherOdds: -110, noVigChance: 0.5 },
        closingLineValue: 0.07,
        isEstimated: true,
      },
      /^Its line moved after the bet, from -3\.5 to -5\.5\. By an estimate of the close at your line its price was a good one, worth 7\.0/,
    ],
    [
      'a live price',
      { status: 'won', isLive: true },
      { closing: null, closingLineValue: null },
      /^A live price has no closing price/,
    ],
    [
      'a player',
      { status: 'won', betType: 'prop' },
      { closing: null, closingLineValue: null },
      /^A player prop has no closing price/,
    ],
    ['one that was not needed', { status: 'pending' }, {}, /^This leg no longer mattered/],
    ['a push', { status: 'push' }, {}, /^It counts as a price of 1/],
    ['a void one', { status: 'void' }, {}, /^It counts as a price of 1/],
  ] as const)('%s', (_, leg, worth, words) =>
    expect(legLesson(aLeg(leg), aLegWorth(worth))).toMatch(words),
  );
});

describe('all legs', () => {
  const worths = [aLegWorth(), aLegWorth(), aLegWorth()];
  const parlay = (...ends: ('won' | 'lost' | 'pending')[]) =>
    aBet({
      betType: 'parlay',
      status: ends.includes('lost') ? 'lost' : 'won',
      legs: ends.map((status) => aLeg({ status })),
    });
  it('multiply their chances', () =>
    expect(legsLesson(parlay('won', 'won', 'won'), worths)).toMatch(
      /^The market put the chance of all 3 legs at 12\.5%/,
    ));
  it('fail by one, however many won', () =>
    expect(legsLesson(parlay('won', 'lost', 'won'), worths)).toMatch(
      /^One leg lost it, though 2 others won/,
    ));
  it('fail', () =>
    expect(legsLesson(parlay('lost', 'lost', 'pending'), worths)).toMatch(
      /^A parlay has to win all its legs/,
    ));
});
