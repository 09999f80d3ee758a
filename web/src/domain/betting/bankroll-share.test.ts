import { expect, it } from 'vitest';
import { shareWarning, stakeShares } from './bankroll-share';

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

it.each([
  ['a new balance', 1000, 1000, ['1%: 10', '2%: 20', '5%: 50']],
  ['parts of coins are left out', 1667, 1667, ['1%: 16', '2%: 33', '5%: 83']],
  ['most is in open bets', 1000, 30, ['1%: 10', '2%: 20']],
  ['an own limit', 1000, 15, ['1%: 10']],
  ['1% is below a coin', 99, 99, ['2%: 1', '5%: 4']],
  ['5% is below a coin', 19, 19, []],
  ['nothing is left', 0, 0, []],
])('%s: of %d, at most %d', (_what, bankroll, most, shares) => {
  const said = stakeShares(bankroll, most).map(({ share, coins }) => `${100 * share}%: ${coins}`);
  expect(said).toEqual(shares);
});

it.each([20, 99, 1000, 1667, 232_650])('of %d no offered share is warned of', (bankroll) => {
  const coins = stakeShares(bankroll, bankroll).map((one) => one.coins);
  expect(shareWarning(coins, bankroll)).toBeUndefined();
});
