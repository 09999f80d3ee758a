import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClock } from '@/browser/server-clock';
import { timeToNextSettlement } from './next-settlement';

const MINUTE_MS = 60_000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const unknown = useClock.getInitialState();
const bet = (startTime: string, source = 'simulated') => ({ source, startTime });

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  useClock.setState(unknown);
});

it('is when the simulated game that ends first has ended, 15.75 minutes after its start', () => {
  const bets = [bet('2026-11-21T12:30:00Z'), bet('2026-11-21T12:00:00Z')];
  expect(timeToNextSettlement(bets)).toBe(15.75 * MINUTE_MS + 5000);
});

it('comes sooner where the clock of the games runs fast, and paying takes as long as ever', () => {
  useClock.setState({ there: noon, here: noon, speed: 60 });
  expect(timeToNextSettlement([bet('2026-11-21T12:00:00Z')])).toBe(15_750 + 5000);
});

it('passes over a bet that is late, so that each is waited for once', () => {
  const bets = [bet('2026-11-21T11:00:00Z'), bet('2026-11-21T12:30:00Z')];
  expect(timeToNextSettlement(bets)).toBe(45.75 * MINUTE_MS + 5000);
  expect(timeToNextSettlement(bets.slice(0, 1))).toBeUndefined();
});

it('does not guess when a real game ends', () => {
  const bets = [bet('2026-11-21T12:30:00Z', 'replay'), bet('2026-11-21T12:30:00Z', 'live')];
  expect(timeToNextSettlement(bets)).toBeUndefined();
});
