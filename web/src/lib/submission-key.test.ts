import { expect, it } from 'vitest';
import { SubmissionKey } from './submission-key';

const bet = { gameId: 'a', betAmount: 100 };

it('is the same for a retry of the same submission', () => {
  const key = new SubmissionKey();
  expect(key.for(bet)).toBe(key.for({ ...bet }));
});

it('is new for other content', () => {
  const key = new SubmissionKey();
  expect(key.for(bet)).not.toBe(key.for({ ...bet, betAmount: 101 }));
});

it('is new after a success, so that the same bet can be placed again', () => {
  const key = new SubmissionKey();
  const first = key.for(bet);
  key.succeeded();
  expect(key.for(bet)).not.toBe(first);
});
