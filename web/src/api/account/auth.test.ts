import { createElement } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '@/api/keys';
import { createQueryClient } from '@/api/query-client';
import { setSessionHint } from '@/test/hint';
import { ada } from '@/test/people';
import { server } from '@/test/server';
import { meQuery, resetSession, useLogin } from './auth';

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
  setSessionHint(true);
});

const meAnswers = (answer: () => Response) => server.use(http.get('*/api/auth/me', answer));
const check = async () => {
  await client.invalidateQueries({ queryKey: keys.me, refetchType: 'none' });
  return client.query(meQuery);
};

it('is nobody without asking when the browser has no session', async () => {
  const asked = vi.fn(() => HttpResponse.json(ada));
  meAnswers(asked);
  client.setQueryData(keys.me, ada);
  setSessionHint(false);
  expect(await check()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  document.cookie = 'another_chalkline_signed_in=yes';
  expect(await check()).toBeNull();
  setSessionHint(true);
  expect(await check()).toEqual(ada);
});

it('is nobody when the first check fails, silently', async () => {
  meAnswers(() => new HttpResponse('Busy, try again', { status: 503 }));
  expect(await check()).toBeNull();
});

it('stays who it is when a later check cannot be made', async () => {
  client.setQueryData(keys.me, ada);
  meAnswers(() => HttpResponse.error());
  expect(await check()).toEqual(ada);
});

it.each([403, 500, 503])(
  'stays who it is when a later check is refused with %i',
  async (status) => {
    client.setQueryData(keys.me, ada);
    meAnswers(() => new HttpResponse('Not now', { status }));
    expect(await check()).toEqual(ada);
  },
);

it('shows nothing of one person to the next, nor after the sign-out', async () => {
  const bob = { ...ada, id: 8, username: 'bob' };
  client.setQueryData(keys.me, ada);
  for (const next of [bob, null]) {
    client.setQueryData(keys.bets, ['a bet']);
    client.setQueryData(keys.email, 'an email');
    await resetSession(next, client);
    expect(client.getQueryData(keys.me)).toEqual(next);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([keys.me]);
  }
});

it('forgets at a sign-in what was shown before it', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)));
  client.setQueryData(keys.bets, ["somebody else's bet"]);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(useLogin, { wrapper });
  await act(() => result.current.mutateAsync({ username: 'ada', password: 'difference' }));
  expect(client.getQueryData(keys.me)).toEqual(ada);
  expect(client.getQueryData(keys.bets)).toBeUndefined();
});

it('is nobody when the server says that the session is over', async () => {
  client.setQueryData(keys.me, ada);
  meAnswers(() => new HttpResponse('Not signed in.', { status: 401 }));
  expect(await check()).toBeNull();
});
