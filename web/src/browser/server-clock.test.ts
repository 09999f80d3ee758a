import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now, timeUntil, useClock, useNow } from './server-clock';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const unknown = useClock.getInitialState();

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  useClock.setState(unknown);
});

it("is this browser's as long as nothing is known of the server's", () => {
  expect(now()).toBe(noon);
  expect(timeUntil(noon + HOUR_MS)).toBe(HOUR_MS);
});

it('may be hours ahead, and runs as fast as the server says', () => {
  useClock.setState({ there: noon + 5 * HOUR_MS, here: noon, speed: 600 });
  expect(now()).toBe(noon + 5 * HOUR_MS);
  vi.setSystemTime(noon + 6 * SECOND_MS);
  expect(now()).toBe(noon + 6 * HOUR_MS);
});

it('makes what waits for a time of the server wait the shorter, the faster that runs', () => {
  useClock.setState({ there: noon, here: noon, speed: 600 });
  expect(timeUntil(noon + HOUR_MS)).toBe(6 * SECOND_MS);
  expect(timeUntil(noon + 1)).toBe(1);
  expect(timeUntil(noon - HOUR_MS)).toBe(-6 * SECOND_MS);
});

it('is read again when it becomes known, and when asked to', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current.now).toBe(noon);
  act(() => useClock.setState({ there: noon + HOUR_MS, here: noon, speed: 60 }));
  expect(result.current.now).toBe(noon + HOUR_MS);
  vi.setSystemTime(noon + 60 * SECOND_MS);
  act(() => result.current.renew());
  expect(result.current.now).toBe(noon + 2 * HOUR_MS);
});
