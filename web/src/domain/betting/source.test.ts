import { expect, it } from 'vitest';
import { sharedSource } from './source';

const simulated = { source: 'simulated' } as const;
const live = { source: 'live' } as const;

it('is the source that all share, and none when they differ or are none', () => {
  expect(sharedSource([simulated, simulated])).toBe('simulated');
  expect(sharedSource([simulated, live])).toBeUndefined();
  expect(sharedSource([])).toBeUndefined();
});
