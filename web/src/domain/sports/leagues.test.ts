import { expect, it } from 'vitest';
import {
  beyondInnings,
  beyondQuarters,
  formatGamesBehind,
  formatWinShare,
  gamesBehind,
  inningNow,
  inningsPitched,
  madeOf,
  quarterName,
  quarterNow,
  winShare,
} from './leagues';

it('writes outs as innings and outs', () =>
  expect([27, 29, 30].map(inningsPitched)).toEqual(['9.0', '9.2', '10.0']));

it('writes shots made of those tried, and a dash for what is not known', () =>
  expect([madeOf(8, 17), madeOf(0, 0), madeOf(null, undefined)]).toEqual(['8-17', '0-0', '–-–']));

it('writes shares of wins without their zero, and no games behind as a dash', () => {
  expect([0.5833, 1, 0].map(formatWinShare)).toEqual(['.583', '1.000', '.000']);
  expect([0, 0.5, 12].map(formatGamesBehind)).toEqual(['–', '0.5', '12.0']);
});

it('takes shares of wins and games behind from wins and losses', () => {
  const [first, own] = [
    { wins: 14, losses: 10 },
    { wins: 12, losses: 11 },
  ];
  expect(winShare(first)).toBeCloseTo(0.583, 3);
  expect(winShare({ wins: 0, losses: 0 })).toBe(0);
  expect([gamesBehind(first, first), gamesBehind(first, own)]).toEqual([0, 1.5]);
});

it('knows what comes after regular time', () => {
  expect([1, 4, 5].map(quarterName)).toEqual(['1', '4', 'OT']);
  expect([4, 5].map(beyondQuarters)).toEqual([undefined, 'OT']);
  expect([9, 10].map(beyondInnings)).toEqual([undefined, 'Extra innings']);
});

it('knows which half-inning or quarter is played', () => {
  const inning = (part: number, home: number | null) => ({ part, home });
  expect(inningNow([inning(1, 0), inning(2, null)])).toBe('Top 2nd');
  expect(inningNow([inning(1, 0), inning(2, 1)])).toBe('Bot 2nd');
  expect(inningNow([])).toBeUndefined();
  expect(quarterNow([{ part: 1 }, { part: 2 }])).toBe('2nd quarter');
});
