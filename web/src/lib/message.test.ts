import { expect, it } from 'vitest';
import { messageOf } from './message';

it.each([
  [new Error('503: Busy, try again'), '503: Busy, try again'],
  [new Error(''), 'Invalid credentials'],
  ['thrown as it is', 'Invalid credentials'],
  [undefined, 'Invalid credentials'],
])('of %o is %s', (error, text) => {
  expect(messageOf(error, 'Invalid credentials')).toBe(text);
});
