import { expect, it } from 'vitest';
import { boardAt, breaksOf, partsOf, spaced } from './live-board';
import type { LiveTiming } from './live-board';

const of = (sport: LiveTiming['sport'], changes: Partial<LiveTiming> = {}): LiveTiming => ({
  sport,
  halfInnings: null,
  timetable: 'halves',
  tick: 0,
  period: '1st',
  clock: '12:00',
  ...changes,
});
const baseball = (halfInnings: number[]) => of('mlb', { halfInnings });
const hockey = (changes: Partial<LiveTiming> = {}) =>
  of('nhl', { timetable: 'periods', ...changes });

it.each([
  ['nba', 61, '2nd quarter', '11:48'],
  ['nfl', 314, '4th quarter', '0:12'],
  ['nba', 195, '3rd quarter', '12:00'],
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

it.each([
  [0, '1st period', '20:00'],
  [30, '1st period', '12:30'],
  [115, '2nd period', '20:00'],
  [194, '2nd period', '0:15'],
  [230, '3rd period', '20:00'],
  [309, '3rd period', '0:15'],
])('hockey with intermissions shows at tick %i: %s, %s', (tick, part, clock) =>
  expect(boardAt(hockey(), tick)).toEqual({ part, clock, when: `At ${clock} of the ${part}` }),
);

it.each([
  [80, 'End of 1st', 'Intermission 17:30'],
  [114, 'End of 1st', 'Intermission 0:30'],
  [195, 'End of 2nd', 'Intermission 17:30'],
])('at tick %i hockey shows %s, %s', (tick, part, pause) => {
  const when = part.replace('End of', 'At the end of the');
  expect(boardAt(hockey(), tick)).toEqual({ part, pause, when });
});

it('hockey that is level after three periods shows its overtime, else their end', () => {
  const overtime = hockey({ tick: 312, period: 'OT', clock: '3:00' });
  expect(boardAt(overtime)).toEqual({ part: 'OT', clock: '3:00', when: 'At 3:00 of overtime' });
  expect(boardAt(overtime, 308).part).toBe('3rd period');
  expect(boardAt(hockey({ tick: 312, period: '3rd', clock: '0:00' })).part).toBe('End of 3rd');
  expect(boardAt(hockey({ tick: 315, period: 'Final', clock: '0:00' })).part).toBe('Final');
});

it('halftime and the end of a quarter have no clock', () => {
  expect(boardAt(of('nba'), 121)).toEqual({ part: 'Halftime', when: 'At halftime' });
  expect(boardAt(of('nfl'), 194).part).toBe('Halftime');
  expect(boardAt(of('nba'), 60)).toEqual({ part: 'End of 1st', when: 'At the end of the 1st' });
  expect(boardAt(of('nba'), 255).part).toBe('End of 3rd');
});

it('baseball goes by half-innings, each from the tick at which it began', () => {
  const game = baseball([0, 16, 31]);
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
  const game = baseball(halves);
  expect(boardAt(game, 121)).toEqual({ part, when, pause: 'Delay 14:48' });
  expect(boardAt(game, 195).part).toMatch(/^(Top|Bot) 5th$/);
});

it('a break is called as its sport calls one, and hockey has two', () => {
  const breaks = (game: LiveTiming) =>
    breaksOf(game).map(({ name, start, end }) => `${name} ${start}-${end}`);
  expect(breaks(of('nba'))).toEqual(['Halftime 120-195']);
  expect(breaks(of('nfl'))).toEqual(['Halftime 120-195']);
  expect(breaks({ ...of('mlb'), tick: 119 })).toEqual([]);
  expect(breaks({ ...of('mlb'), tick: 120 })).toEqual(['Delay 120-195']);
  expect(breaks(of('nhl'))).toEqual(['Intermission 120-195']);
  expect(breaks(hockey())).toEqual(['Intermission 80-115', 'Intermission 195-230']);
  expect(boardAt(of('nhl'), 121)).toMatchObject({ clock: '10:00', pause: 'Intermission 14:48' });
});

it('a game that is over is final in every sport', () => {
  for (const game of [of('nba'), of('nhl'), baseball([0])])
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
  expect(marks(hockey())).toEqual(['1st 0', '2nd 115', '3rd 230', 'Final 315']);
  expect(marks(baseball([0, 16, 31]))).toEqual(['1st 0', '2nd 31', 'Final 315']);
});

it('marks that would run into one another are left out, but for the end', () => {
  const marks = spaced(partsOf(baseball([0, 16, 31, 47, 34, 40, 60, 66, 90, 270, 300])), 25);
  expect(marks.map(({ start }) => start)).toEqual([0, 31, 60, 90, 315]);
});
