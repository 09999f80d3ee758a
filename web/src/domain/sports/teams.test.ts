import { expect, it } from 'vitest';
import { firstThose, isSameTeam, playsIn, teamPath } from './teams';

const bruins = { sport: 'nhl', code: 'BOS' } as const;
const celtics = { sport: 'nba', code: 'BOS' } as const;

it('a code is a team within its league alone', () => {
  expect(isSameTeam(bruins, { ...bruins })).toBe(true);
  expect(isSameTeam(bruins, celtics)).toBe(false);
  expect(teamPath(celtics)).toBe('/teams/nba/BOS');
});

it.each([
  ['at home', { homeTeam: { code: 'BOS' }, awayTeam: { code: 'TBL' } }, true],
  ['away', { homeTeam: { code: 'TBL' }, awayTeam: { code: 'BOS' } }, true],
  ['not at all', { homeTeam: { code: 'TBL' }, awayTeam: { code: 'CBJ' } }, false],
])('a team plays in a game %s', (_, teams, plays) => {
  expect(playsIn([bruins], { sport: 'nhl', ...teams })).toBe(plays);
  expect(playsIn([celtics], { sport: 'nhl', ...teams })).toBe(false);
  expect(playsIn([], { sport: 'nhl', ...teams })).toBe(false);
});

it('some come first, and all keep their order', () => {
  expect(firstThose([1, 2, 3, 4], (n) => n % 2 === 0)).toEqual([2, 4, 1, 3]);
});
