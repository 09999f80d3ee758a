import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMe } from '@/api/account/auth';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import { createQueryClient } from '@/api/query-client';
import type { Bet, User } from '@/api/types';
import { dashboardOf } from '@/test/boards';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aBet, aGame } from '@/test/games';
import { setSessionHint } from '@/test/hint';
import { PATIENCE_MS } from '@/test/patience';
import { ada } from '@/test/people';
import { server } from '@/test/server';
import { useIsLive, useIsDisconnected, useStream } from './stream';

const BETS = [...keys.bets, {}];
const GAMES = [...keys.games, {}];
const heat = aGame();

let client: QueryClient;
const onSettled = vi.fn();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Begins to follow the stream, with an open bet 42 on the page. */
function follow() {
  client = createQueryClient();
  client.setQueryData(keys.me, ada);
  client.setQueryData(keys.dashboard, dashboardOf());
  client.setQueryData(keys.leaderboard, []);
  client.setQueryData(keys.statement, {});
  client.setQueryData(keys.bankroll, []);
  client.setQueryData(BETS, { pages: [{ bets: [aBet()] }], pageParams: [] });
  client.setQueryData(GAMES, [heat]);
  const view = renderHook(() => useStream(onSettled), { wrapper });
  const stream = FakeEventSource.to('/api/stream');
  if (!stream) throw new Error('no stream was opened');
  return { ...view, stream };
}

const aBetWithId = (id: string) => expect.objectContaining({ id }) as unknown;
/** Long enough for what comes together, too short for a cache to be cleared. */
const gathered = () => void vi.advanceTimersByTime(1000);

const ALL = [keys.me, keys.dashboard, keys.leaderboard, BETS, keys.statement, keys.bankroll, GAMES];
const outOfDate = () => ALL.filter((key) => client.getQueryState(key)?.isInvalidated);
const me = () => client.getQueryData<User>(keys.me);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onSettled.mockReset();
  withEventSource();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a settled bet is told, and what it changes is read anew', () => {
  const { stream } = follow();
  expect(stream.address).toBe('/api/stream');
  stream.say('bet', { betId: '42', status: 'won', payout: 191 });
  gathered();
  expect(onSettled).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ betId: '42', status: 'won', payout: 191, bet: aBetWithId('42') }),
  ]);
  expect(outOfDate()).toEqual([
    keys.dashboard,
    keys.leaderboard,
    BETS,
    keys.statement,
    keys.bankroll,
  ]);
});

describe('a settled bet that no list of the page holds', () => {
  const stranger = aBet({ id: '77', status: 'lost' });
  const settle = () => {
    const { stream } = follow();
    stream.say('bet', { betId: '77', status: 'lost', payout: 0 });
    gathered();
  };

  it('is looked up, so that it can be named', async () => {
    server.use(
      http.get('*/api/bets', ({ request }) =>
        HttpResponse.json({
          bets: new URL(request.url).searchParams.get('status') === 'lost' ? [stranger] : [],
          nextCursor: null,
        }),
      ),
    );
    settle();
    await vi.waitFor(() =>
      expect(onSettled).toHaveBeenCalledExactlyOnceWith([
        expect.objectContaining({ betId: '77', bet: aBetWithId('77') }),
      ]),
    );
  });

  it('is told without its name where the server does not answer', async () => {
    server.use(http.get('*/api/bets', () => HttpResponse.error()));
    settle();
    await vi.waitFor(() =>
      expect(onSettled).toHaveBeenCalledExactlyOnceWith([
        expect.objectContaining({ betId: '77', bet: undefined }),
      ]),
    );
  });
});

it('those that settle together are told together', () => {
  const { stream } = follow();
  stream.say('bet', { betId: '42', status: 'lost', payout: 0 });
  stream.say('bet', { betId: '43', status: 'push', payout: 100 });
  gathered();
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onSettled.mock.calls[0]?.[0]).toHaveLength(2);
});

it('what the page knows already is not asked for again', () => {
  const { stream } = follow();
  stream.say('bet', { betId: '42', status: 'pending', payout: null });
  gathered();
  expect(outOfDate()).toEqual([]);
});

it('a bet placed elsewhere shows, without a word', () => {
  const { stream } = follow();
  stream.say('bet', { betId: '44', status: 'pending', payout: null });
  gathered();
  expect(outOfDate()).toEqual([keys.dashboard, BETS, keys.statement, keys.bankroll]);
  expect(onSettled).not.toHaveBeenCalled();
});

it('balance, level and badges are taken from the events themselves', () => {
  const { stream } = follow();
  stream.say('balance', { balance: 777 });
  stream.say('level', { level: 4, xp: 20, xpToNextLevel: 400 });
  stream.say('badge', { id: 'first-bet', name: 'First Bet' });
  stream.say('badge', { id: 'first-bet', name: 'First Bet' });
  gathered();
  expect(me()).toMatchObject({
    virtualBalance: 777,
    level: 4,
    xp: 20,
    xpToNextLevel: 400,
    badges: [{ id: 'first-bet', name: 'First Bet' }],
  });
  expect(client.getQueryData(keys.dashboard)).toMatchObject({ virtualBalance: 777 });
  expect(outOfDate()).toEqual([keys.statement, keys.bankroll]);
});

it('a moved line shows, a game that is gone does not, a new one is read with the list', () => {
  const { stream } = follow();
  const moved = { ...heat, odds: { ...heat.odds, total: null } };
  stream.say('lines', { games: [moved], gone: [] });
  expect(client.getQueryData(GAMES)).toEqual([moved]);
  stream.say('lines', { games: [], gone: [heat.id] });
  expect(client.getQueryData(GAMES)).toEqual([]);
  expect(outOfDate()).toEqual([]);
  stream.say('lines', { games: [aGame({ id: 'ffffffffffffffff' })], gone: [] });
  expect(outOfDate()).toEqual([GAMES]);
});

describe('when it begins, or begins again after a gap', () => {
  const ACCOUNT_KEYS = ALL.slice(0, -1);

  /** The stream begins while these bets are open; ends when the page has looked them up. */
  async function begin(...open: Bet[]) {
    let asked = 0;
    server.use(
      http.get('*/api/bets', () => {
        asked += 1;
        return HttpResponse.json({ bets: open, notes: [], unread: [], nextCursor: null });
      }),
    );
    FakeEventSource.to('/api/stream')?.say('reset', {});
    await vi.waitFor(() => expect(asked).toBe(1), PATIENCE_MS);
    // Its answer has been read by the time that a later one is here.
    await api.GET('/api/bets');
  }

  it('all standings that are not new are read anew', async () => {
    follow();
    for (const key of ACCOUNT_KEYS) {
      client.setQueryData(key, (data: unknown) => data, { updatedAt: Date.now() - 60_000 });
    }
    await begin(aBet());
    expect(outOfDate()).toEqual(ACCOUNT_KEYS);
  });

  it('what the page has only just read is not asked for again', async () => {
    follow();
    await begin(aBet());
    expect(outOfDate()).toEqual([]);
  });

  it('unless a bet was settled between that and the beginning', async () => {
    follow();
    await begin();
    await vi.waitFor(() => expect(outOfDate()).toEqual(ACCOUNT_KEYS), PATIENCE_MS);
  });
});

it('is live while the connection is, and ends with the page', () => {
  const { stream, unmount } = follow();
  expect(useIsLive.getState()).toBe(false);
  stream.onopen?.();
  expect(useIsLive.getState()).toBe(true);
  stream.fail();
  expect(useIsLive.getState()).toBe(false);
  stream.onopen?.();
  unmount();
  expect(stream.isClosed).toBe(true);
  expect(useIsLive.getState()).toBe(false);
});

describe('when the connection is lost', () => {
  /** The latest attempt. */
  const attempt = () => {
    const stream = FakeEventSource.to('/api/stream');
    if (!stream) throw new Error('no stream was opened');
    return stream;
  };
  const attempts = () => FakeEventSource.opened.length;

  /** It breaks off, and the browser's own try fails as well. */
  function lose() {
    const view = follow();
    view.stream.onopen?.();
    view.stream.fail();
    view.stream.fail();
    return view;
  }

  it('a break that the browser mends by itself is not worth a word', () => {
    const { stream } = follow();
    stream.onopen?.();
    stream.fail();
    expect(useIsDisconnected.getState()).toBe(false);
    stream.onopen?.();
    gathered();
    expect(attempts()).toBe(1);
    expect(outOfDate()).toEqual([]);
  });

  it('it says so once the browser has failed to mend it, and tries again more and more seldom', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { stream } = lose();
    expect(useIsDisconnected.getState()).toBe(true);
    expect(stream.isClosed).toBe(true);
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 16_000]) {
      const before = attempts();
      vi.advanceTimersByTime(wait - 1);
      expect(attempts()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(attempts()).toBe(before + 1);
      attempt().fail();
    }
    expect(useIsDisconnected.getState()).toBe(true);
  });

  it('not all try at the same moment', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    lose();
    vi.advanceTimersByTime(500);
    expect(attempts()).toBe(2);
  });

  it('a network that is back is reason to try at once, and once only', () => {
    lose();
    window.dispatchEvent(new Event('online'));
    expect(attempts()).toBe(2);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(attempts()).toBe(2);
  });

  it('without a network it says so at once, though the stream itself is only silent', () => {
    const { stream } = follow();
    stream.onopen?.();
    window.dispatchEvent(new Event('offline'));
    expect(useIsDisconnected.getState()).toBe(true);
    expect(stream.isClosed).toBe(true);
    window.dispatchEvent(new Event('online'));
    attempt().onopen?.();
    expect(useIsDisconnected.getState()).toBe(false);
  });

  it('all that shows is read anew once it is back', () => {
    lose();
    for (const key of ALL) {
      client.setQueryData(key, (data: unknown) => data, { updatedAt: Date.now() - 60_000 });
    }
    window.dispatchEvent(new Event('online'));
    attempt().onopen?.();
    expect(useIsDisconnected.getState()).toBe(false);
    expect(useIsLive.getState()).toBe(true);
    expect(outOfDate()).toEqual(ALL);
  });

  it('it ends with the page', () => {
    const { unmount } = lose();
    unmount();
    expect(useIsDisconnected.getState()).toBe(false);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(attempts()).toBe(1);
  });

  it('whatever answers in the place of the server is not the server', async () => {
    server.use(http.get('*/api/auth/me', () => new HttpResponse('Bad gateway', { status: 502 })));
    follow().stream.refuse();
    await vi.waitFor(() => expect(useIsDisconnected.getState()).toBe(true), PATIENCE_MS);
  });

  it('a server that answers, but with no stream, is not lost', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/auth/me', () => {
        asked += 1;
        return HttpResponse.json(ada);
      }),
    );
    follow().stream.refuse();
    await vi.waitFor(() => expect(asked).toBe(1), PATIENCE_MS);
    await api.GET('/api/auth/me');
    expect(useIsDisconnected.getState()).toBe(false);
  });

  it('a session that has ended is one no more', async () => {
    setSessionHint(true);
    server.use(
      http.get('*/api/auth/me', () => new HttpResponse('Not signed in.', { status: 401 })),
    );
    const { stream } = follow();
    renderHook(() => useMe(), { wrapper });
    stream.refuse();
    await vi.waitFor(() => expect(me()).toBeNull(), PATIENCE_MS);
    expect(useIsDisconnected.getState()).toBe(false);
  });
});

it('does without where the browser has no such thing', () => {
  vi.unstubAllGlobals();
  client = createQueryClient();
  expect(() => renderHook(() => useStream(onSettled), { wrapper })).not.toThrow();
});
