import { expect, it } from 'vitest';
import { shareWarning } from './bankroll-share';

it.each([
  [[50], 1000, undefined],
  [[51], 1000, 'This stake is 5.1% of your bankroll.'],
  [[900], 1000, 'This stake is 90.0% of your bankroll.'],
  [[50, 51], 1000, '1 of 2 stakes is above 5% of your bankroll.'],
  [[51, 10, 60], 1000, '2 of 3 stakes are above 5% of your bankroll.'],
  [[51, 60], 1000, 'Both stakes are above 5% of your bankroll.'],
  [[51, 60, 70], 1000, 'All 3 stakes are above 5% of your bankroll.'],
  [[], 1000, undefined],
  [[5], 0, undefined],
  [[1], 8, undefined],
])('stakes of %j from a bankroll of %d', (stakes, bankroll, said) => {
  const sentence = shareWarning(stakes, bankroll)?.sentence;
  if (said === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toContain(said);
});

it('lowers only the stakes above 5%', () =>
  expect(shareWarning([51, 20, 60], 1000)?.lowered).toEqual([10, 20, 10]));

it.each([
  [1240, undefined, 12],
  [1240, 5, 5],
  [60, undefined, 1],
])('1% of %d, at most %s, is %d coins', (bankroll, ownMax, onePercent) =>
  expect(shareWarning([bankroll], bankroll, ownMax)?.onePercent).toBe(onePercent),
);
