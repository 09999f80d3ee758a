import { expect, it } from 'vitest';
import { recordText, soFarText } from './season';

const SEASON = {
  sport: 'nfl',
  firstStart: '2023-09-08T00:20:00Z',
  lastStart: '2024-02-11T23:30:00Z',
};
const next = { recordedStart: '2023-09-24T17:00:00Z' };

it.each([
  [{ next, own: null }, 'Week 3 of 22'],
  [{ next, own: { won: 0, lost: 0, open: 0 } }, 'Week 3 of 22'],
  [{ next, own: { won: 0, lost: 0, open: 1 } }, 'Week 3 of 22, you: 0-0, 1 open'],
  [{ next, own: { won: 7, lost: 5, open: 0 } }, 'Week 3 of 22, you: 7-5'],
  [{ next: null, own: { won: 7, lost: 5, open: 2 } }, 'Week 22 of 22, you: 7-5, 2 open'],
])('says where a season is: %j', (soFar, text) => expect(soFarText(SEASON, soFar)).toBe(text));

it.each([
  [{ won: 7, lost: 5, tied: 0 }, '7-5'],
  [{ won: 7, lost: 5, tied: 1 }, '7-5-1'],
])('says a record: %j', (results, text) => expect(recordText(results)).toBe(text));
