import { expect, it } from 'vitest';
import { closeText, ofBetsText } from './win-rate';

it('says how the prices closed, of how many', () => {
  expect(closeText({ bets: 1_234, mean: 0.01234 })).toBe('same-line close +1.2% on 1,234');
  expect(closeText({ bets: 1, mean: -0.04 })).toBe('same-line close -4.0% on 1');
});

it.each([
  [1, 'of 1 bet, too few to say'],
  [29, 'of 29 bets, too few to say'],
  [30, 'of 30 bets'],
  [1_234, 'of 1,234 bets'],
])('says of how many bets a rate is: %i', (bets, text) => expect(ofBetsText(bets)).toBe(text));

it('says that no bet has a close, instead of leaving a gap', () => {
  expect(closeText(null)).toBe('no close');
});
