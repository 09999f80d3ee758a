import { expect, it } from 'vitest';
import {
  beyondRegulation,
  boxScoreStatus,
  conferenceOf,
  formatFigure,
  formatSavePercentage,
  periodName,
  periodNow,
} from './nhl';

it('maps divisions to conferences', () => {
  expect(['Atlantic', 'Metropolitan'].map(conferenceOf)).toEqual(['Eastern', 'Eastern']);
  expect(['Central', 'Pacific'].map(conferenceOf)).toEqual(['Western', 'Western']);
});

it('calls period 4 overtime and 5 the shootout', () =>
  expect([1, 2, 3, 4, 5].map(periodName)).toEqual(['1', '2', '3', 'OT', 'SO']));

it.each([
  ['final', 'Final'],
  ['live', 'live'],
  ['cancelled', 'cancelled'],
])('shows the status %s as %s', (status, text) => expect(boxScoreStatus(status)).toBe(text));

it.each([
  [2, undefined],
  [3, undefined],
  [4, 'OT'],
  [5, 'SO'],
])('knows of %i periods that the last was %s', (last, name) => {
  const periods = Array.from({ length: last }, (_, n) => ({ part: n + 1 }));
  expect(beyondRegulation(periods)).toBe(name);
});

it('writes save percentages with 1 decimal in box scores and 3 in rosters, averages with 2', () => {
  expect(formatSavePercentage(0.91666)).toBe('91.7%');
  expect(formatSavePercentage(1)).toBe('100.0%');
  expect(formatSavePercentage(null)).toBe('–');
  expect(formatFigure(0.9166, 3)).toBe('0.917');
  expect(formatFigure(2.5, 2)).toBe('2.50');
  expect(formatFigure(null, 2)).toBe('–');
});

it('knows which period is played', () => {
  const until = (last: number) => Array.from({ length: last }, (_, n) => ({ part: n + 1 }));
  expect([0, 1, 3, 4].map((last) => periodNow(until(last)))).toEqual([
    ...[undefined, '1st period', '3rd period', 'OT'],
  ]);
});
