import { expect, it } from 'vitest';
import { limitSentence } from './limit-text';

it('names one of a kind as one', () => {
  expect(limitSentence({ maxStake: 1, maxBetsPerDay: 1, maxLossPerWeek: 1 })).toBe(
    'at most 1 coin a bet, at most 1 bet a day, at most 1 coin lost a week',
  );
  expect(limitSentence({ maxStake: 100, maxBetsPerDay: null, maxLossPerWeek: 2000 })).toBe(
    'at most 100 coins a bet, at most 2,000 coins lost a week',
  );
});
