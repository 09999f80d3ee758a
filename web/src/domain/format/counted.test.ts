import { expect, it } from 'vitest';
import { counted } from './counted';

it('counts one, none and many', () => {
  expect(counted(1, 'bet')).toBe('1 bet');
  expect(counted(0, 'bet')).toBe('0 bets');
  expect(counted(1500, 'coin')).toBe('1,500 coins');
});
