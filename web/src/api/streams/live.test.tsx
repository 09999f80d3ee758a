import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { server } from '@/test/server';
import { useLiveGame } from './live';

const GAME = aLiveGame();

/** Longer than any wait before another try, and too short for the one after it. */
const NEXT_TRY_MS = 1000;

const tries = () => FakeEventSource.opened.length;
const latest = () => {
  const stream = FakeEventSource.to(GAME.id);
  if (!stream) throw new Error('no stream was opened');
  return stream;
};
const tick = (game = GAME) => act(() => latest().say('live', game));

/** Instead of a stream; ends once the page has asked why. */
async function refuseWith(status: number, sentence: string) {
  let asked = 0;
  server.use(
    http.get('*/api/betting/live', () => {
      asked += 1;
      return new HttpResponse(sentence, { status });
    }),
  );
  act(() => latest().refuse());
  await vi.waitFor(() => expect(asked).toBe(1));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  withEventSource();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = () => renderHook(() => useLiveGame(GAME.id)).result;

describe('a stream that the server refuses for the moment', () => {
  it('is tried again, and the refusal is forgotten once it works', async () => {
    const state = follow();
    await refuseWith(503, 'Busy, try again');
    expect(state.current.isRefused).toBe(true);
    act(() => void vi.advanceTimersByTime(NEXT_TRY_MS));
    expect(tries()).toBe(2);
    tick();
    expect(state.current).toMatchObject({ game: GAME, isRefused: false, isOver: false });
  });

  it('is tried again at once when the page comes back into sight', async () => {
    const state = follow();
    await refuseWith(429, 'Too many streams');
    const turn = (to: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    turn('hidden');
    const before = tries();
    turn('visible');
    expect(tries()).toBe(before + 1);
    expect(state.current.isRefused).toBe(false);
  });
});

describe('a game that is over', () => {
  it.each([
    [409, 'This game is over'],
    [404, 'There is no such game'],
  ])('is not asked for again after a %i', async (status, sentence) => {
    const state = follow();
    await refuseWith(status, sentence);
    await vi.waitFor(() => expect(state.current.isOver).toBe(true));
    const before = tries();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(tries()).toBe(before);
  });

  it('keeps its last tick when the page goes out of sight and comes back', () => {
    const state = follow();
    const final = aLiveGame({ tick: 315, period: 'Final', clock: '0:00', odds: null });
    tick(final);
    for (const to of ['hidden', 'visible'] as const) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    expect(state.current).toMatchObject({ game: final, isOver: true });
    expect(tries()).toBe(1);
  });
});
