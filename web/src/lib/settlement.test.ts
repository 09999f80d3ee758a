import { expect, it } from 'vitest';
import { timeToNextSettlement } from './settlement';

const MINUTE_MS = 60_000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const bet = (startTime: string, source = 'simulated') => ({ source, startTime });

it('is when the simulated game that ends first has ended, 15.75 minutes after its start', () => {
  const bets = [bet('2026-11-21T12:30:00Z'), bet('2026-11-21T12:00:00Z')];
  expect(timeToNextSettlement(bets, noon)).toBe(15.75 * MINUTE_MS + 5000);
});

it('passes over a bet that is late, so that each is waited for once', () => {
  const bets = [bet('2026-11-21T11:00:00Z'), bet('2026-11-21T12:30:00Z')];
  expect(timeToNextSettlement(bets, noon)).toBe(45.75 * MINUTE_MS + 5000);
  expect(timeToNextSettlement(bets.slice(0, 1), noon)).toBeUndefined();
});

it('does not guess when a real game ends', () => {
  const bets = [bet('2026-11-21T12:30:00Z', 'replay'), bet('2026-11-21T12:30:00Z', 'live')];
  expect(timeToNextSettlement(bets, noon)).toBeUndefined();
});
