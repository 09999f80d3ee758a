import { expect, it } from 'vitest';
import { boardAt, breakName, partsOf, spaced } from './live-board';
import type { LiveTiming } from './live-board';

const of = (sport: LiveTiming['sport'], halfInnings: number[] | null = null) => ({
  sport,
  halfInnings,
});

it.each([
  ['nba', 61, '2nd quarter', '11:48'],
  ['nfl', 314, '4th quarter', '0:12'],
  ['nba', 121, 'Halftime', '14:48'],
  ['nhl', 0, '1st period', '20:00'],
  ['nhl', 79, '1st period', '0:15'],
  ['nhl', 80, '2nd period', '20:00'],
  ['nhl', 120, '2nd period', '10:00'],
  ['nhl', 195, '2nd period', '10:00'],
  ['nhl', 235, '3rd period', '20:00'],
  ['nhl', 314, '3rd period', '0:15'],
] as const)('the board of the %s shows at tick %i: %s, %s', (sport, tick, part, clock) =>
  expect(boardAt(of(sport), tick)).toMatchObject({
    part,
    clock,
    when: expect.stringContaining(clock) as string,
  }),
);

it('baseball goes by half-innings, each from the tick at which it began', () => {
  const game = of('mlb', [0, 16, 31]);
  expect([0, 15, 16, 31, 200].map((tick) => boardAt(game, tick).part)).toEqual([
    ...['Top 1st', 'Top 1st', 'Bot 1st', 'Top 2nd', 'Top 2nd'],
  ]);
  expect(boardAt(game, 16).when).toBe('In the bottom of the 1st');
  expect(boardAt(game, 130)).toMatchObject({ part: 'Top 2nd', pause: 'Delay 13:00' });
});

it.each([
  [[0, 16, 31, 47, 62, 78, 93, 109, 120], 'End 4th', 'At the end of the 4th'],
  [[0, 16, 31, 47, 62, 78, 93, 101, 110, 120], 'Mid 5th', 'In the middle of the 5th'],
])('a break between the half-innings %j is told as %s', (halves, part, when) => {
  const game = of('mlb', halves);
  expect(boardAt(game, 121)).toEqual({ part, when, pause: 'Delay 14:48' });
  expect(boardAt(game, 195).part).toMatch(/^(Top|Bot) 5th$/);
});

it('the break is called as its sport calls one', () => {
  expect((['nba', 'nfl', 'nhl', 'mlb'] as const).map((sport) => breakName(of(sport)))).toEqual([
    ...['Halftime', 'Halftime', 'Intermission', 'Delay'],
  ]);
  expect(boardAt(of('nhl'), 121)).toMatchObject({ clock: '10:00', pause: 'Intermission 14:48' });
  expect(boardAt(of('nba'), 121).pause).toBeUndefined();
});

it('a game that is over is final in every sport', () => {
  for (const game of [of('nba'), of('nhl'), of('mlb', [0])])
    expect(boardAt(game, 315)).toEqual({ part: 'Final', when: 'At the end' });
});

it('a chart has a mark for each quarter, period, or inning that has begun', () => {
  const marks = (game: ReturnType<typeof of>) =>
    partsOf(game).map(({ name, start }) => `${name} ${start}`);
  expect(marks(of('nba'))).toEqual([
    '1st 0',
    '2nd 60',
    'Halftime 120',
    '3rd 195',
    '4th 255',
    'Final 315',
  ]);
  expect(marks(of('nhl'))).toEqual(['1st 0', '2nd 80', '3rd 235', 'Final 315']);
  expect(marks(of('mlb', [0, 16, 31]))).toEqual(['1st 0', '2nd 31', 'Final 315']);
});

it('marks that would run into one another are left out, but for the end', () => {
  const marks = spaced(partsOf(of('mlb', [0, 16, 31, 47, 34, 40, 60, 66, 90, 270, 300])), 25);
  expect(marks.map(({ start }) => start)).toEqual([0, 31, 60, 90, 315]);
});
