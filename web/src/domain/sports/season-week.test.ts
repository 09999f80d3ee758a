import { describe, expect, it } from 'vitest';
import { seasonWeek } from './season-week';

const NFL_2023 = {
  sport: 'nfl',
  firstStart: '2023-09-08T00:20:00Z',
  lastStart: '2024-02-11T23:30:00Z',
};

describe('the week of a season', () => {
  it.each([
    ['2023-09-08T00:20:00Z', 1],
    ['2023-09-12T00:15:00Z', 1],
    ['2023-09-15T00:15:00Z', 2],
    ['2024-01-08T01:20:00Z', 18],
    ['2024-01-13T21:30:00Z', 19],
    ['2024-01-29T00:00:00Z', 21],
    ['2024-02-11T23:30:00Z', 22],
  ])('of the NFL has at %s number %i of 22, the Super Bowl after its free week', (start, week) =>
    expect(seasonWeek(NFL_2023, start)).toEqual({ week, of: 22 }),
  );

  it('of the NFL ends with the last game that is known', () => {
    const part = { ...NFL_2023, lastStart: '2023-10-01T17:00:00Z' };
    expect(seasonWeek(part, NFL_2023.firstStart)).toEqual({ week: 1, of: 4 });
  });

  it.each([
    ['2018-10-17T00:00:00Z', 1],
    ['2018-10-23T02:30:00Z', 1],
    ['2018-10-24T00:00:00Z', 2],
    ['2019-06-14T01:00:00Z', 35],
  ])('of another league counts from its first day: at %s week %i', (start, week) =>
    expect(
      seasonWeek(
        { sport: 'nba', firstStart: '2018-10-17T00:00:00Z', lastStart: '2019-06-14T01:00:00Z' },
        start,
      ),
    ).toEqual({ week, of: 35 }),
  );

  it('of the NFL before 2002 counts from its first day, too', () => {
    const old = {
      sport: 'nfl',
      firstStart: '2000-09-03T17:00:00Z',
      lastStart: '2000-12-25T18:00:00Z',
    };
    expect(seasonWeek(old, '2000-09-11T17:00:00Z')).toEqual({ week: 2, of: 17 });
  });
});
