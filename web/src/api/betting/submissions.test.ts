import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/error';
import { Submissions } from './submissions';

afterEach(() => vi.unstubAllGlobals());

const ADA = '1';
const BOB = '2';

/** Each attempt meets the next of these ends. */
function aServer(...ends: (Error | 'accepted')[]) {
  const sent: { content: string; key: string }[] = [];
  const submissions = new Submissions<string>();
  const submit = (content: string, account = ADA) =>
    submissions.submit(content, account, ({ content: body, key }) => {
      sent.push({ content: body, key });
      const end = ends.shift() ?? 'accepted';
      return end === 'accepted' ? Promise.resolve(end) : Promise.reject(end);
    });
  return { sent, submit };
}

const lost = new Error('No connection to the server');
const contents = (sent: { content: string }[]) => sent.map(({ content }) => content);

it.each([lost, new ApiError(500, 'Failed'), new ApiError(503, 'Busy')])(
  'sends what was left undecided again, with its key and alone, whatever is submitted next (%s)',
  async (end) => {
    const { sent, submit } = aServer(end, 'accepted');
    await expect(submit('at -140')).rejects.toBe(end);
    expect(await submit('at -150')).toEqual({ sent: 'at -140', answer: 'accepted' });
    expect(contents(sent)).toEqual(['at -140', 'at -140']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  },
);

it('goes on at once, with a new key, when that is refused', async () => {
  const { sent, submit } = aServer(lost, new ApiError(409, 'Odds have changed'), 'accepted');
  await expect(submit('at -140')).rejects.toBe(lost);
  expect(await submit('at -150')).toEqual({ sent: 'at -150', answer: 'accepted' });
  expect(contents(sent)).toEqual(['at -140', 'at -140', 'at -150']);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('has a new key for the same content after an answer', async () => {
  const { sent, submit } = aServer('accepted', new ApiError(422, 'No'), 'accepted');
  await submit('a');
  await expect(submit('a')).rejects.toThrow();
  await submit('a');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

it.each([lost, new ApiError(401, 'Not signed in'), new ApiError(429, 'Slow down')])(
  'leaves undecided what another attempt does not decide (%s)',
  async (end) => {
    const { sent, submit } = aServer(lost, end, 'accepted');
    await expect(submit('a')).rejects.toBe(lost);
    await expect(submit('b')).rejects.toBe(end);
    expect(await submit('c')).toEqual({ sent: 'a', answer: 'accepted' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

it('submits where a page comes over plain HTTP, with keys that differ', async () => {
  // Browsers offer it in secure contexts alone.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect('randomUUID' in crypto).toBe(false);
  const { sent, submit } = aServer('accepted', 'accepted');
  await submit('a');
  await submit('a');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  for (const { key } of sent) expect(key).toMatch(/^[\da-f]{32}$/);
});

it('sends nothing of one account for another', async () => {
  const { sent, submit } = aServer(lost, 'accepted', 'accepted');
  await expect(submit('of Ada')).rejects.toBe(lost);
  expect(await submit('of Bob', BOB)).toMatchObject({ sent: 'of Bob' });
  expect(await submit('of Ada, later')).toMatchObject({ sent: 'of Ada' });
  expect(contents(sent)).toEqual(['of Ada', 'of Bob', 'of Ada']);
});
