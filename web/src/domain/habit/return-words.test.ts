import { expect, it } from 'vitest';
import { returnSentence } from './return-words';

const friday = { date: '2030-01-08', since: '2030-01-04', settled: 3, profit: 12, lookBacks: [1] };

it.each([
  ['Since Friday: 3 bets settled, +12. One to look back on.', {}],
  [
    'Since Friday: 1 bet settled, -1,200. Three to look back on.',
    { settled: 1, profit: -1200, lookBacks: [1, 2, 3] },
  ],
  ['Since Friday: 3 bets settled, 0.', { profit: 0, lookBacks: [] }],
  ['Since earlier today: 3 bets settled, +12.', { since: '2030-01-08', lookBacks: [] }],
  ['Since December 20: 3 bets settled, +12.', { since: '2029-12-20', lookBacks: [] }],
  ['One bet to look back on.', { settled: 0, profit: 0 }],
  ['Two bets to look back on.', { since: null, lookBacks: [1, 2] }],
  [undefined, { settled: 0, profit: 0, lookBacks: [] }],
])('says %s', (sentence, facts) => {
  expect(returnSentence({ ...friday, ...facts })).toBe(sentence);
});
