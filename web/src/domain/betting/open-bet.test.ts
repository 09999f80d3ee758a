import { expect, it } from 'vitest';
import { conditionNow, settlesAt, stateOfPlay } from './open-bet';
import type { LiveNow } from './open-bet';
import { shortClock } from './short-clock';

const game = (changes: Partial<LiveNow> = {}): LiveNow => ({
  sport: 'nba',
  halfInnings: null,
  timetable: 'halves',
  tick: 214,
  period: '3rd',
  clock: '8:12',
  homeTeam: { code: 'IND', score: 66 },
  awayTeam: { code: 'BOS', score: 59 },
  outlook: { margin: { from: 6, above: [450] }, total: { from: 200, above: [500] } },
  ...changes,
});
const noProp = { prop: null };
const plain = (words: string) => words.replaceAll('\u2060', '');

it.each([
  [{}, 'Q3 8:12'],
  [{ tick: 130, period: 'Halftime', clock: '13:00' }, 'Halftime'],
  [{ sport: 'nhl', timetable: 'periods', tick: 30 }, 'P1 12:30'],
  [{ sport: 'nhl', timetable: 'periods', tick: 90 }, 'End of 1st'],
  [{ sport: 'nhl', timetable: 'periods', tick: 312, period: 'OT', clock: '3:00' }, 'OT 3:00'],
  [{ sport: 'mlb', halfInnings: [0, 15, 30, 45, 60], tick: 61 }, 'Top 3rd'],
  [{ sport: 'nfl', tick: 60 }, 'End of 1st'],
  [{ tick: 315, period: 'Final', clock: '0:00' }, 'Final'],
] as const)('the clock of %j is %s', (changes, words) =>
  expect(shortClock(game(changes as Partial<LiveNow>))).toContain(words),
);

it.each([
  ['spread', 'home', -6.5, 'IND 66–59, needs -6.5: covers by 0.5', 0.45],
  ['moneyline', 'away', 0, 'BOS 59–66, needs 8 more', 0],
  ['total', 'over', 200.5, '125 of 200.5 points, needs 76 more', 0.5],
] as const)('a %s on %s %d stands so: %s', (betType, side, line, words, chance) => {
  const state = stateOfPlay({ betType, side, line, ...noProp }, game(), undefined);
  expect(plain(state.words)).toBe(words);
  expect(state.chance).toBe(chance);
});

it('has no chance of what is decided, or of a game without an outlook', () => {
  const over = { betType: 'total', side: 'over', line: 124.5, ...noProp } as const;
  expect(stateOfPlay(over, game(), undefined)).toMatchObject({
    words: '125 of 124.5 points, over the line',
    chance: undefined,
  });
  const home = { betType: 'moneyline', side: 'home', line: 0, ...noProp } as const;
  expect(stateOfPlay(home, game({ outlook: null }), undefined).chance).toBeUndefined();
});

it('counts runs and goals in their sports', () => {
  const under = { betType: 'total', side: 'under', line: 8.5, ...noProp } as const;
  const teams = { homeTeam: { code: 'A', score: 3 }, awayTeam: { code: 'B', score: 2 } };
  const words = (sport: 'mlb' | 'nhl') =>
    stateOfPlay(under, game({ sport, halfInnings: sport === 'mlb' ? [0] : null, ...teams }), 0)
      .words;
  expect(words('mlb')).toBe('5 of 8.5 runs, room for 3 more');
  expect(words('nhl')).toBe('5 of 8.5 goals, room for 3 more');
});

it('counts the figure of a player up, or says that it is counted at the end', () => {
  const leg = {
    betType: 'prop',
    side: 'over',
    line: 24.5,
    prop: { playerId: 'nba-IND-1', propType: 'points' },
  } as const;
  expect(stateOfPlay(leg, game(), 18)).toEqual({
    clock: 'Q3 8:12',
    words: '18 of 24.5 points, needs 7 more',
    chance: undefined,
  });
  const minutes = { ...leg, prop: { playerId: 'nba-IND-1', propType: 'minutes' } } as const;
  expect(stateOfPlay(minutes, game(), undefined).words).toBe('Minutes are counted at the end');
});

it.each([
  [{ type: 'if_win', team: 'home', line: null, time: null }, 214, 'holds as it stands'],
  [{ type: 'if_win', team: 'away', line: null, time: null }, 214, 'does not hold as it stands'],
  [{ type: 'if_lose', team: 'away', line: null, time: null }, 214, 'holds as it stands'],
  [{ type: 'if_cover', team: 'home', line: -7.5, time: null }, 214, 'does not hold as it stands'],
  [{ type: 'if_cover', team: 'home', line: -7, time: null }, 214, 'a push as it stands'],
  [{ type: 'if_time', team: 'home', line: null, time: 'halftime' }, 214, 'that moment has passed'],
  [{ type: 'if_time', team: 'home', line: null, time: 'third_quarter' }, 214, '7 apart now'],
  [
    { type: 'if_time', team: 'home', line: null, time: 'third_quarter' },
    255,
    '7 apart: it does not hold',
  ],
] as const)('the condition %j stands so at tick %i: %s', (condition, tick, words) =>
  expect(conditionNow(condition, game({ tick }))).toBe(words),
);

it('is settled when the last open game of a simulated bet is over', () => {
  const leg = (startTime: string, changes = {}) => ({
    source: 'simulated',
    startTime,
    status: 'pending',
    ...changes,
  });
  const noon = '2026-11-21T12:00:00Z';
  const later = '2026-11-21T12:30:00Z';
  expect(settlesAt([leg(noon), leg(later)])).toBe(Date.parse('2026-11-21T12:45:45Z'));
  expect(settlesAt([leg(noon), leg(later, { status: 'won' })])).toBe(
    Date.parse('2026-11-21T12:15:45Z'),
  );
  expect(settlesAt([leg(noon, { source: 'live' })])).toBeUndefined();
});
