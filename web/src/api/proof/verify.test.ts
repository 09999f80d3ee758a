import { beforeEach, describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { keepReceipt, knownKey, SEEN_MAX, seenCheckpoints } from '@/state/log-memory';
import { TestLog } from '@/test/proof-log';
import { serveLog, serveReceipt } from '@/test/proof-server';
import { placeBet, PLAYER, settleBet } from '@/test/proven-bet';
import { server } from '@/test/server';
import { keepReceiptOf } from './keep-receipt';
import { lookAtLog } from './look-at-log';
import type { LogReport } from './look-at-log';
import { verify } from './verify';

let log: TestLog;
beforeEach(async () => {
  log = await TestLog.create();
});

const verdicts = ({ steps }: LogReport) => steps.map(({ verdict }) => verdict);
const sizes = () => seenCheckpoints().map(({ size }) => Number(size));

describe('the browser’s memory of the log', () => {
  it('keeps the key that it saw first, and the newest checkpoint', async () => {
    placeBet(log);
    serveLog(log);
    expect(verdicts(await lookAtLog(String))).toEqual(['open', 'proved']);
    expect(knownKey()).toBe(log.vkey);
    placeBet(log);
    expect(verdicts(await lookAtLog(String))).toEqual(['proved', 'proved', 'proved']);
    expect(sizes()).toEqual([6]);
  });

  it('turns red at another key, and keeps its own', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    const other = await TestLog.create();
    placeBet(other);
    serveLog(other);
    expect(verdicts(await lookAtLog(String))).toEqual(['false']);
    expect(knownKey()).toBe(log.vkey);
    expect(sizes()).toEqual([3]);
  });

  it('turns red at a shorter log, after it has asked past the caches', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    let asked = 0;
    server.use(
      http.get('*/log/checkpoint', async () => {
        ++asked;
        return HttpResponse.text(await log.checkpoint(2));
      }),
    );
    const report = await lookAtLog(String);
    expect(verdicts(report)).toEqual(['proved', 'proved', 'false']);
    expect(report.evidence?.kept).toContain('\n3\n');
    expect(report.evidence?.now).toContain('\n2\n');
    expect(asked).toBe(2);
    expect(sizes()).toEqual([3]);
  });

  it('turns red at a history written anew, and keeps both notes', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    const [kept] = seenCheckpoints();
    log.records = log.records.slice(1);
    placeBet(log);
    const report = await lookAtLog(String);
    expect(verdicts(report)).toEqual(['proved', 'proved', 'false']);
    expect(report.evidence?.kept).toBe(kept?.note);
    expect(report.evidence?.now).toBe(await log.checkpoint());
    expect(seenCheckpoints()).toEqual([kept]);
  });

  it('keeps both where the hashes between them cannot be had, and ties them later', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    placeBet(log);
    server.use(
      http.get('*/api/proof/consistency/*', () => new HttpResponse('Busy', { status: 503 })),
    );
    expect(verdicts(await lookAtLog(String))).toEqual(['proved', 'proved', 'open']);
    expect(sizes()).toEqual([6, 3]);
    serveLog(log);
    await lookAtLog(String);
    expect(sizes()).toEqual([6]);
  });

  it('turns red where the server refuses to lead from one size that it has signed to another', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    const [kept] = seenCheckpoints();
    placeBet(log);
    server.use(
      http.get(
        '*/api/proof/consistency/*',
        () => new HttpResponse('No checkpoint covers so many records', { status: 404 }),
      ),
    );
    const report = await lookAtLog(String);
    expect(verdicts(report)).toEqual(['proved', 'proved', 'false']);
    expect(report.steps.at(-1)?.why).toContain('No checkpoint covers so many records');
    expect(report.evidence).toMatchObject({ kept: kept?.note, now: await log.checkpoint() });
    expect(seenCheckpoints()).toEqual([kept]);
  });

  it('keeps the newest and the oldest of many that nothing ties together', async () => {
    serveLog(log);
    server.use(
      http.get('*/api/proof/consistency/*', () => new HttpResponse('Busy', { status: 503 })),
    );
    for (let looks = 0; looks < SEEN_MAX + 3; ++looks) {
      placeBet(log);
      await lookAtLog(String);
    }
    expect(sizes()).toHaveLength(SEEN_MAX);
    expect(sizes().at(0)).toBe(log.records.length);
    expect(sizes().slice(-2)).toEqual([6, 3]);
  });

  it('is never lowered by a tab that has seen less', async () => {
    placeBet(log);
    serveLog(log);
    await lookAtLog(String);
    serveLog(log, 2);
    await lookAtLog(String);
    expect(sizes()).toEqual([3]);
  });

  it('does not remember a key that nobody can trust', async () => {
    serveLog(log);
    server.use(
      http.get('*/api/proof', () => HttpResponse.json({ origin: 'x', vkey: 'x', size: 0 })),
    );
    expect(verdicts(await lookAtLog(String))).toContain('false');
    expect(knownKey()).toBeUndefined();
  });
});

describe('a receipt', () => {
  const write = String;
  const verdictsOf = (steps: readonly { verdict: string }[]) => steps.map(({ verdict }) => verdict);

  it('shows that the bet stood before the result, by the receipt kept since then', async () => {
    serveLog(log);
    const placed = placeBet(log);
    serveReceipt(placed.bet, await log.receipt(Object.values(placed)));
    await keepReceiptOf(`${placed.bet}`);
    const ended = settleBet(log, placed.bet);
    const text = await log.receipt([...Object.values(placed), ...Object.values(ended)]);
    const { memory } = await verify(text, { write, account: PLAYER, bet: placed.bet });
    expect(memory.map(({ what, verdict }) => `${what}: ${verdict}`)).toEqual([
      'It is of the history that this browser knows: proved',
      'Your bet stood in the log before the result did: proved',
    ]);
    expect(memory.at(-1)?.why).toContain('a checkpoint over 3 records. The result is record 4');
  });

  it('turns red where the kept receipt has another bet', async () => {
    serveLog(log);
    const { bet } = placeBet(log, { profit: 151n });
    keepReceipt(`${bet}`, await log.receipt([bet]));
    log.records = [];
    const placed = placeBet(log);
    const ended = settleBet(log, placed.bet);
    const text = await log.receipt([...Object.values(placed), ...Object.values(ended)]);
    const { memory } = await verify(text, { write });
    expect(memory.at(-1)).toMatchObject({ verdict: 'false' });
  });

  it('is checked offline by the key that the browser knows', async () => {
    serveLog(log);
    const { bet } = placeBet(log);
    await lookAtLog(String);
    server.use(http.get('*', () => HttpResponse.error()));
    const report = await verify(await log.receipt([bet]), { write });
    expect(verdictsOf(report.hashes)).toEqual(Array(4).fill('proved'));
    expect(verdictsOf(report.memory)).toEqual(['open']);
  });

  it('of another log is checked by the key in the reader’s hand', async () => {
    serveLog(log);
    placeBet(log);
    const other = await TestLog.create();
    const { bet } = placeBet(other);
    const text = await other.receipt([bet]);
    expect(verdictsOf((await verify(text, { write })).hashes)).toContain('false');
    const report = await verify(text, { write, vkey: other.vkey });
    expect(verdictsOf(report.hashes)).toEqual(Array(4).fill('proved'));
  });

  it('of a history that was written anew turns red, with both notes', async () => {
    serveLog(log);
    const { bet } = placeBet(log);
    const text = await log.receipt([bet]);
    log.records = log.records.slice(1);
    placeBet(log);
    const { memory, fork } = await verify(text, { write });
    expect(verdictsOf(memory)).toContain('false');
    expect(fork?.now).toBe(await log.checkpoint());
  });
});
