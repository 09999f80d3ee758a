import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ada } from '@/test/people';
import { server } from '@/test/server';
import { meQuery } from './auth';
import { keys } from './keys';
import { createQueryClient } from './query-client';

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
});

const meAnswers = (answer: () => Response) => server.use(http.get('*/api/auth/me', answer));
const check = async () => {
  await client.invalidateQueries({ queryKey: keys.me, refetchType: 'none' });
  return client.query(meQuery);
};

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
