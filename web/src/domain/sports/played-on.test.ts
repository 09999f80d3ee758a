import { expect, it } from 'vitest';
import { playedOn } from './played-on';

it.each([
  ['nfl', '2023-09-08T00:20:00Z', 'Week 1, Thu, Sep 7, 2023'],
  ['nfl', '2023-09-12T00:15:00Z', 'Week 1, Mon, Sep 11, 2023'],
  ['nfl', '2023-09-15T00:15:00Z', 'Week 2, Thu, Sep 14, 2023'],
  ['nfl', '2024-01-08T01:20:00Z', 'Week 18, Sun, Jan 7, 2024'],
  ['nfl', '2024-02-11T23:30:00Z', 'Playoffs, Sun, Feb 11, 2024'],
  ['nfl', '2020-09-11T00:20:00Z', 'Week 1, Thu, Sep 10, 2020'],
  ['nfl', '2021-01-03T21:25:00Z', 'Week 17, Sun, Jan 3, 2021'],
  ['nfl', '2021-01-09T18:00:00Z', 'Playoffs, Sat, Jan 9, 2021'],
  ['nfl', '2000-09-03T17:00:00Z', 'Sun, Sep 3, 2000'],
  ['mlb', '2021-07-05T02:10:00Z', 'Sun, Jul 4, 2021'],
])('a game of %s at %s was played on: %s', (sport, instant, day) =>
  expect(playedOn(sport, instant)).toBe(day),
);
