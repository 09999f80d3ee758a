import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { oddsChanged, usePlaceOrder } from '@/api/betting/place';
import type { OrderRequest } from '@/api/betting/place';
import { Submissions } from '@/api/betting/submissions';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import { createQueryClient } from '@/api/query-client';
import { aBet } from '@/test/games';
import { ada } from '@/test/people';
import { server } from '@/test/server';
import { useBets } from './bets';

const body = {
  gameId: '00000000000000a1',
  betType: 'moneyline',
  betAmount: 100,
  odds: -198,
  prediction: 'Kansas City Chiefs',
  potentialWinnings: 51,
} as const;
const order: OrderRequest = { call: 'bet', body };

let client: ReturnType<typeof createQueryClient>;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
beforeEach(() => {
  client = createQueryClient();
});

describe('placing a bet', () => {
  it('carries the same key when the answer was lost, and a new one for the next bet', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/api/place-bet', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'));
        if (sent.length === 1) return HttpResponse.error();
        return HttpResponse.json({ userBalance: 1140, bet: aBet() }, { status: 201 });
      }),
    );
    const { result } = renderHook(() => usePlaceOrder(new Submissions<OrderRequest>()), {
      wrapper,
    });
    await expect(result.current.mutateAsync(order)).rejects.toThrow();
    await result.current.mutateAsync(order);
    await result.current.mutateAsync(order);
    const [lost, retried, next] = sent;
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(retried).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('carries a new key after a refusal, for that is an answer', async () => {
    const sent = new Set<string | null>();
    server.use(
      http.post('*/api/place-bet', ({ request }) => {
        sent.add(request.headers.get('Idempotency-Key'));
        return new HttpResponse("You don't have enough virtual coins for this bet", {
          status: 422,
        });
      }),
    );
    const { result } = renderHook(() => usePlaceOrder(new Submissions<OrderRequest>()), {
      wrapper,
    });
    await expect(result.current.mutateAsync(order)).rejects.toThrow(/422: You don't have enough/);
    await expect(result.current.mutateAsync(order)).rejects.toThrow();
    expect(sent.size).toBe(2);
  });

  it('puts the new quote of changed odds into the games, and reads them anew', async () => {
    const game = { id: body.gameId, quotedAt: 'now' };
    server.use(
      http.post('*/api/place-bet', () =>
        HttpResponse.json({ message: 'Odds have changed', game }, { status: 409 }),
      ),
    );
    const games = [...keys.games, { sport: undefined }];
    client.setQueryData(games, [{ id: body.gameId, quotedAt: 'before' }, { id: 'other' }]);
    const { result } = renderHook(() => usePlaceOrder(new Submissions<OrderRequest>()), {
      wrapper,
    });
    await expect(result.current.mutateAsync(order)).rejects.toThrow();
    expect(client.getQueryData(games)).toEqual([game, { id: 'other' }]);
    expect(client.getQueryState(games)?.isInvalidated).toBe(true);
  });

  it('shows the new balance at once and makes what it changed out of date', async () => {
    server.use(
      http.post('*/api/place-bet', () =>
        HttpResponse.json({ userBalance: 1140, bet: aBet() }, { status: 201 }),
      ),
    );
    client.setQueryData(keys.me, ada);
    client.setQueryData(keys.dashboard, {});
    client.setQueryData(keys.games, []);
    const { result } = renderHook(() => usePlaceOrder(new Submissions<OrderRequest>()), {
      wrapper,
    });
    await result.current.mutateAsync(order);
    expect(client.getQueryData(keys.me)).toEqual({ ...ada, virtualBalance: 1140 });
    expect(client.getQueryState(keys.dashboard)?.isInvalidated).toBe(true);
    expect(client.getQueryState(keys.games)?.isInvalidated).toBe(false);
  });
});

it('reads the new quote out of a refusal for changed odds, and out of nothing else', () => {
  const answer = { message: 'Odds have changed', game: {} };
  expect(oddsChanged(new ApiError(409, '{...}', answer))).toEqual(answer);
  expect(oddsChanged(new ApiError(409, 'Betting on this game has closed.'))).toBeUndefined();
  expect(oddsChanged(new ApiError(400, '{...}', answer))).toBeUndefined();
  expect(oddsChanged(new TypeError('Failed to fetch'))).toBeUndefined();
});

it('pages through the bets by the cursor', async () => {
  server.use(
    http.get('*/api/bets', ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('status')).toBe('won');
      return searchParams.get('cursor') === '41'
        ? HttpResponse.json({ bets: [{ id: '40' }], nextCursor: null })
        : HttpResponse.json({ bets: [{ id: '42' }, { id: '41' }], nextCursor: '41' });
    }),
  );
  const { result } = renderHook(() => useBets({ status: 'won' }), { wrapper });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await result.current.fetchNextPage();
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  const ids = result.current.data?.pages.flatMap(({ bets }) => bets.map(({ id }) => id));
  expect(ids).toEqual(['42', '41', '40']);
});
