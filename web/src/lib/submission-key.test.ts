import { expect, it } from 'vitest';
import { SubmissionKeys } from './submission-key';

const bet = { gameId: 'a', betAmount: 100 };
const other = { ...bet, betAmount: 101 };

it('is the same for a retry of the same submission, whatever was submitted in between', () => {
  const keys = new SubmissionKeys();
  const first = keys.for(bet);
  keys.for(other);
  expect(keys.for({ ...bet })).toBe(first);
});

it('is new for other content', () => {
  const keys = new SubmissionKeys();
  expect(keys.for(bet)).not.toBe(keys.for(other));
});

it('is new after an answer, so that the same bet can be placed again', () => {
  const keys = new SubmissionKeys();
  const first = keys.for(bet);
  const lost = keys.for(other);
  keys.answered(bet);
  expect(keys.for(bet)).not.toBe(first);
  expect(keys.for(other)).toBe(lost);
});
