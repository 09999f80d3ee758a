import { expect, it } from 'vitest';

import { legResult } from './bet-result';

it.each([
  ['passingYards', 245, 'reached 245 passing yards'],
  ['hits', 1, 'reached 1 hit'],
  ['hits', 0, 'reached 0 hits'],
  ['shotsOnGoal', 1, 'reached 1 shot on goal'],
  ['hitsRunsRbis', 1, 'reached 1 hits + runs + RBIs'],
  ['minutes', 31, 'reached 31 minutes'],
] as const)('says of %s what a player reached in words', (propType, figure, words) => {
  expect(legResult({ status: 'won', score: null, prop: { propType, figure } })).toBe(words);
});
