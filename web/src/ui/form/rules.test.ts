import { expect, it } from 'vitest';
import { rule } from './rules';

it.each(['ada@example.org', 'a.b+c@mail.example.co.uk', "o'neil@example.ie", 'A_1@x-y.de'])(
  'takes the address %s',
  (address) => expect(rule.email(address)).toBeUndefined(),
);

it.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a@example',
  'a b@c.de',
])('takes %j for no address', (address) =>
  expect(rule.email(address)).toBe('Invalid email format'),
);
