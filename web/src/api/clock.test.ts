import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now, useClock } from '@/browser/server-clock';
import { server } from '@/test/server';
import { readClock } from './clock';

const SECOND_MS = 1000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const unknown = useClock.getInitialState();

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  useClock.setState(unknown);
});

it('showed what the server says halfway between the question and the answer', async () => {
  server.use(
    http.get('*/api/clock', () => {
      vi.setSystemTime(noon + 2 * SECOND_MS);
      return HttpResponse.json({ now: '2026-11-25T08:00:00.500000Z', speed: 60 });
    }),
  );
  await readClock();
  expect(new Date(now())).toEqual(new Date('2026-11-25T08:01:00.500Z'));
});

it.each([
  ['refuses', () => new HttpResponse('Busy', { status: 503 })],
  ['cannot be reached', () => HttpResponse.error()],
])('stays that of this browser when the server %s', async (_, answer) => {
  server.use(http.get('*/api/clock', answer));
  await readClock();
  expect(now()).toBe(noon);
});
