import { describe, expect, it } from 'vitest';
import { eventName, formatHandicap, pickNow, picksOf } from './picks';

const game = {
  homeTeam: { name: 'Kansas City Chiefs' },
  awayTeam: { name: 'Detroit Lions' },
  odds: {
    moneyline: { home: -198, away: 164 },
    spread: { home: -4, away: 4, homeOdds: -110, awayOdds: -112 },
    total: { value: 53.5, overOdds: -108, underOdds: -112 },
  },
};
const labels = (type: 'moneyline' | 'spread' | 'total') =>
  picksOf(game, type).map(({ side, prediction, odds }) => [side, prediction, odds]);

describe('picksOf', () => {
  it('labels the moneyline by the team', () =>
    expect(labels('moneyline')).toEqual([
      ['away', 'Detroit Lions', 164],
      ['home', 'Kansas City Chiefs', -198],
    ]));

  it('labels the spread by the team and its signed handicap', () =>
    expect(labels('spread')).toEqual([
      ['away', 'Detroit Lions +4', -112],
      ['home', 'Kansas City Chiefs -4', -110],
    ]));

  it('labels the total by Over and Under', () =>
    expect(labels('total')).toEqual([
      ['over', 'Over 53.5', -108],
      ['under', 'Under 53.5', -112],
    ]));

  it('offers nothing where no price is quoted', () => {
    const unquoted = { ...game, odds: { moneyline: null, spread: null, total: null } };
    expect(picksOf(unquoted, 'moneyline')).toEqual([]);
    expect(picksOf(unquoted, 'spread')).toEqual([]);
    expect(picksOf(unquoted, 'total')).toEqual([]);
  });
});

it.each([
  [-3.5, '-3.5'],
  [7, '+7'],
  [0, '+0'],
  [-0, '+0'],
])('the handicap %d reads %s', (points, text) => expect(formatHandicap(points)).toBe(text));

it('names the event away first', () =>
  expect(eventName(game)).toBe('Detroit Lions @ Kansas City Chiefs'));

describe('pickNow', () => {
  const moved = {
    ...game,
    odds: { ...game.odds, spread: { home: -5.5, away: 5.5, homeOdds: -105, awayOdds: -115 } },
  };

  it('finds the same side at its new line and price', () => {
    expect(pickNow(moved, 'spread', 'home')).toMatchObject({
      prediction: 'Kansas City Chiefs -5.5',
      odds: -105,
    });
    expect(pickNow(moved, 'spread', 'away')).toMatchObject({ odds: -115 });
    expect(pickNow(moved, 'moneyline', 'away')).toMatchObject({ odds: 164 });
    expect(pickNow(moved, 'total', 'under')).toMatchObject({ prediction: 'Under 53.5' });
  });

  it('finds nothing where the side is not quoted', () => {
    const unquoted = { ...game, odds: { ...game.odds, total: null } };
    expect(pickNow(unquoted, 'total', 'over')).toBeUndefined();
    expect(pickNow(game, 'spread', 'over')).toBeUndefined();
  });
});
