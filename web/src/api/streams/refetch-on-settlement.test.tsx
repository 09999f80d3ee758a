import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '@/api/keys';
import { createQueryClient } from '@/api/query-client';
import { PATIENCE_MS } from '@/test/patience';
import { server } from '@/test/server';
import { useRefetchOnSettlement } from './refetch-on-settlement';

const GAME_AND_SETTLING_MS = 15.75 * 60_000 + 5000;
const noon = new Date('2026-11-21T12:00:00Z');
const open = (...startTimes: string[]) => ({
  bets: startTimes.map((startTime) => ({ source: 'simulated', startTime })),
  nextCursor: null,
});

let client: ReturnType<typeof createQueryClient>;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const isOutOfDate = () => client.getQueryState(keys.dashboard)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  client = createQueryClient();
  // Nobody looks at it here, and it is still not to be forgotten while the clock runs.
  client.setQueryDefaults(keys.dashboard, { gcTime: Infinity });
  client.setQueryData(keys.dashboard, {});
});
afterEach(() => void vi.useRealTimers());

function watch(bets: ReturnType<typeof open>) {
  server.use(http.get('*/api/bets', () => HttpResponse.json(bets)));
  client.setQueryData([...keys.bets, { status: 'pending' }], {
    pages: [bets],
    pageParams: [undefined],
  });
  return renderHook(() => useRefetchOnSettlement(), { wrapper });
}

it('reads the standings anew when the game is over, and not before', () => {
  watch(open(noon.toISOString()));
  vi.advanceTimersByTime(GAME_AND_SETTLING_MS - 1);
  expect(isOutOfDate()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOutOfDate()).toBe(true);
});

it('goes on to the next game when the bet on the first is still open', async () => {
  watch(open('2026-11-21T12:00:00Z', '2026-11-21T12:30:00Z'));
  await vi.advanceTimersByTimeAsync(GAME_AND_SETTLING_MS);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), PATIENCE_MS);
  client.setQueryData(keys.dashboard, {});
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(isOutOfDate()).toBe(true);
});

it('waits no longer once the page is left', () => {
  watch(open(noon.toISOString())).unmount();
  vi.advanceTimersByTime(GAME_AND_SETTLING_MS);
  expect(isOutOfDate()).toBe(false);
});
