import { expect, it } from 'vitest';
import { recordText, scoreWords, streakText } from './team-record';

it.each([
  ['nhl', '14-6-2'],
  ['nba', '14-6'],
  ['mlb', '14-6'],
  ['nfl', '14-6'],
] as const)('a record of the %s is %s', (sport, text) =>
  expect(recordText(sport, { wins: 14, losses: 6, otLosses: 2, ties: 0 })).toBe(text),
);

it('a record with ties ends with them', () => {
  expect(recordText('nfl', { wins: 12, losses: 4, otLosses: 0, ties: 1 })).toBe('12-4-1');
});

it.each([
  ['win', 3, 'W3'],
  ['loss', 1, 'L1'],
  ['overtimeLoss', 2, 'OT2'],
  ['tie', 1, 'T1'],
  ['win', 0, '–'],
] as const)('a streak of %s, %d games, is %s', (outcome, games, text) =>
  expect(streakText({ outcome, games })).toBe(text),
);

it('each sport names what it counts', () => {
  expect(scoreWords('nhl')).toEqual(['Goals for', 'Goals against']);
  expect(scoreWords('mlb')[0]).toBe('Runs for');
  expect(scoreWords('nfl')[1]).toBe('Points against');
});
