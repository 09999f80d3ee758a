import { beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { knownKey } from '@/state/log-memory';
import { TestLog } from '@/test/proof-log';
import { serveLog } from '@/test/proof-server';
import { NOON, placeBet } from '@/test/proven-bet';
import { server } from '@/test/server';
import { lookAtLog } from './look-at-log';
import { verify } from './verify';

let log: TestLog;
beforeEach(async () => {
  log = await TestLog.create();
  placeBet(log);
  serveLog(log);
});

const serveChanges = (text: string) => {
  server.use(http.get('*/log/keys', () => HttpResponse.text(text)));
};
const verdicts = async () => (await lookAtLog(String)).steps.map(({ verdict }) => verdict);

it('follows the log from key to key, and remembers the way', async () => {
  const { bet } = placeBet(log);
  const old = await log.receipt([bet]);
  await lookAtLog(String);
  const first = log.vkey;
  const one = await log.rotate(NOON);
  serveChanges(one);
  expect(await verdicts()).toEqual(['proved', 'proved', 'proved']);
  log.endRotation();
  placeBet(log);
  serveChanges(one + (await log.rotate(NOON)));
  const report = await lookAtLog(String);
  expect(report.steps.map(({ verdict }) => verdict)).toEqual(['proved', 'proved', 'proved']);
  expect(report.vkey).toBe(log.vkey);
  expect(report.steps[0]?.why).toContain('record 11 says so');
  expect(knownKey()).toBe(first);
  // The way is not asked for again.
  server.use(http.get('*/log/keys', () => HttpResponse.error()));
  expect(await verdicts()).toEqual(['proved', 'proved', 'proved']);
  // What the first key has signed before it was replaced stays signed.
  const { hashes } = await verify(old, { write: String });
  expect(hashes.map(({ verdict }) => verdict)).toEqual(Array(4).fill('proved'));
});

it('begins at the key that it knows, though the log has had others before', async () => {
  const before = await log.rotate(NOON);
  log.endRotation();
  placeBet(log);
  await lookAtLog(String);
  serveChanges(before + (await log.rotate(NOON)));
  expect(await verdicts()).toEqual(['proved', 'proved', 'proved']);
});

it('turns red at a key that the old one has not signed for', async () => {
  await lookAtLog(String);
  serveChanges(await log.rotate(NOON, 'something else'));
  const { steps } = await lookAtLog(String);
  expect(steps.at(-1)).toMatchObject({
    verdict: 'false',
    why: 'A change of the key is not signed by both keys.',
  });
});

it('turns red at the old key once another has followed it', async () => {
  await lookAtLog(String);
  const [old] = log.keys;
  serveChanges(await log.rotate(NOON));
  expect(await verdicts()).toEqual(['proved', 'proved', 'proved']);
  placeBet(log);
  const info = { origin: 'test.example/log', vkey: log.vkey, size: 9 };
  log.keys = old ? [old] : [];
  server.use(http.get('*/api/proof', () => HttpResponse.json(info)));
  const { steps } = await lookAtLog(String);
  expect(steps.at(-1)).toMatchObject({
    verdict: 'false',
    why: 'The checkpoint is signed by a key that no longer signs for the log.',
  });
});

it('says why, where the log that it knows has ended', async () => {
  await lookAtLog(String);
  const other = await TestLog.create('test.example/log/2');
  const before = log.keys.at(-1)?.publicKey ?? new Uint8Array();
  const position = other.add(
    'LogKeyAdopted',
    {
      cause: 'restarted',
      origin: 'test.example/log/2',
      key: other.keys.at(-1)?.publicKey,
      before: { origin: 'test.example/log', key: before, size: 3, root: new Uint8Array(32) },
      loss: 'records',
    },
    { time: NOON, stream: 'ledger' },
  );
  serveLog(other);
  serveChanges(await other.proof(position));
  const { steps, vkey } = await lookAtLog(String);
  expect(steps.map(({ verdict }) => verdict)).toEqual(['false']);
  expect(steps[0]?.why).toContain('has ended, since records that it had signed are lost');
  expect(vkey).toBe(log.vkey);
});
