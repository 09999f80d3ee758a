import { expect, it } from 'vitest';
import { choose } from './bet-choices';

it('a choice that is taken back leaves the address', () => {
  const address = new URLSearchParams('sport=nba&result=won');
  expect(`${choose(address, 'sport', '')}`).toBe('result=won');
  expect(`${choose(address, 'sport', 'nfl')}`).toBe('sport=nfl&result=won');
});
