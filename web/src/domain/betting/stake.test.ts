import { expect, it } from 'vitest';
import { readableStake, stakeProblem } from './stake';

it.each([
  ['10', 10, undefined],
  ['10', 9, 'You have only 9 coins'],
  ['10', 1, 'You have only 1 coin'],
  ['10', 0, 'You have no coins to stake'],
  ['10', -5, 'You have no coins to stake'],
  ['', 0, undefined],
])('a stake of %j from a balance of %d', (text, balance, problem) =>
  expect(stakeProblem(text, balance, undefined)).toBe(problem),
);

it.each([
  ['ten', '10'],
  ['', ''],
  ['25', '25'],
  ['12.5', '12.5'],
])('a box of %j that is left holds %j', (text, left) => expect(readableStake(text, 10)).toBe(left));
