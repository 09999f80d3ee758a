import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { hintAtSession } from '@/test/hint';
import { ada } from '@/test/people';
import { server } from '@/test/server';
import { meQuery } from './auth';
import { keys } from './keys';
import { createQueryClient } from './query-client';

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
  hintAtSession(true);
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
  hintAtSession(false);
  expect(await check()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  document.cookie = 'another_chalkline_signed_in=yes';
  expect(await check()).toBeNull();
  hintAtSession(true);
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

it('is nobody when the server says that the session is over', async () => {
  client.setQueryData(keys.me, ada);
  meAnswers(() => new HttpResponse('Not signed in.', { status: 401 }));
  expect(await check()).toBeNull();
});
