import { expect, it } from 'vitest';
import { closeText, fitText, rangeText } from './win-rate';

it.each([
  [54, 50, '40 to 67%'],
  [100, 1, '21 to 100%'],
  [100, 10, '72 to 100%'],
  [0, 5, '0 to 43%'],
])('%s%% of %i fits %s', (percent, n, text) => {
  expect(rangeText(percent, n)).toBe(text);
});

it('says how the prices closed, of how many', () => {
  expect(closeText({ bets: 1_234, mean: 0.01234 })).toBe('same-line close +1.2% on 1,234');
  expect(closeText({ bets: 1, mean: -0.04 })).toBe('same-line close -4.0% on 1');
});

it('says that no bet has a close, instead of leaving a gap', () => {
  expect(closeText(null)).toBe('no close');
});

it('says of fewer than 30 bets that they are too few', () => {
  expect(fitText(100, 29)).toBe('too few to tell');
  expect(fitText(60, 30)).toBe(`fits ${rangeText(60, 30)}`);
});
