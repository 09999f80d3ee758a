import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '@/test/server';
import { api, dataOf } from './client';
import { ApiError } from './error';

const refusal = async (response: Response): Promise<ApiError> => {
  server.use(http.get('*/api/betting/upcoming-games', () => response));
  const error: unknown = await api.GET('/api/betting/upcoming-games').catch((e: unknown) => e);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

describe('a refusal', () => {
  it('reads status, colon, body', async () => {
    const error = await refusal(new HttpResponse('Unknown sport', { status: 400 }));
    expect(error.message).toBe('400: Unknown sport');
    expect(error.sentence).toBe('Unknown sport');
    expect(error.status).toBe(400);
    expect(error.body).toBeUndefined();
  });

  it('reads the status text when the body is empty', async () => {
    const error = await refusal(
      new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }),
    );
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('carries a JSON body parsed', async () => {
    const error = await refusal(
      HttpResponse.json({ message: 'Odds have changed' }, { status: 409 }),
    );
    expect(error.body).toEqual({ message: 'Odds have changed' });
    expect(error.message).toBe('409: {"message":"Odds have changed"}');
  });

  it('does not parse a sentence that happens to look like JSON', async () => {
    const error = await refusal(new HttpResponse('42', { status: 400 }));
    expect(error.body).toBeUndefined();
  });
});

it('says in plain words that no answer came', async () => {
  server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.error()));
  await expect(api.GET('/api/betting/upcoming-games')).rejects.toThrow(
    'No connection to the server',
  );
});

it('leaves a call that was let go of as it is', async () => {
  const call = api.GET('/api/betting/upcoming-games', { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('reading after a change', () => {
  it('asks for at least the position of the last change', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json({}, { status: 201, headers: { 'X-Position': '1207' } }),
      ),
      http.get('*/api/dashboard/data', ({ request }) => {
        asked.push(request.headers.get('X-At-Least'));
        return HttpResponse.json({ virtualBalance: 1000 });
      }),
    );
    await dataOf(api.GET('/api/dashboard/data'));
    await api.POST('/api/auth/register', { body: { username: 'ada', password: 'secret1' } });
    const data = await dataOf(api.GET('/api/dashboard/data'));
    await dataOf(api.GET('/api/dashboard/data'));
    expect(data.virtualBalance).toBe(1000);
    expect(asked).toEqual([null, '1207', '1207']);
  });
});
