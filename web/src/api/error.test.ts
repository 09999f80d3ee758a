import { expect, it } from 'vitest';
import { ApiError, messageOf } from './error';

it.each([
  ['the sentence of an answer', new ApiError(503, 'Busy, try again'), 'Busy, try again'],
  ['its own words for an empty answer', new ApiError(503, ''), 'Invalid credentials'],
  ['the message of what went wrong here', new Error('Failed to fetch'), 'Failed to fetch'],
  ['its own words without a message', new Error(''), 'Invalid credentials'],
  ['its own words for what is no error', 'thrown as it is', 'Invalid credentials'],
  ['its own words for nothing', undefined, 'Invalid credentials'],
])('tells a person %s', (_what, error, text) => {
  expect(messageOf(error, 'Invalid credentials')).toBe(text);
});
