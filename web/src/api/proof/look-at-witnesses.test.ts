import { beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { witnessTime } from '@/state/log-memory';
import { TestKey, TestLog } from '@/test/proof-log';
import { serveLog } from '@/test/proof-server';
import { placeBet } from '@/test/proven-bet';
import { server } from '@/test/server';
import { lookAtLog } from './look-at-log';
import { verify } from './verify';

const write = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16);
const NOW = Math.floor(Date.now() / 1000);

let log: TestLog;
let witness: TestKey;
beforeEach(async () => {
  log = await TestLog.create();
  witness = await TestKey.witness('w.example/1');
  placeBet(log);
  serveLog(log, undefined, { witnesses: [witness.vkey] });
});

const serveWitnessed = (note: string) => {
  server.use(http.get('*/log/checkpoint.witnessed', () => HttpResponse.text(note)));
};

/** What is said of the witness, behind the steps of the log's own key and memory. */
async function stepsOfWitness() {
  const { steps } = await lookAtLog(write);
  return steps.filter(({ what }) => /witness/i.test(what));
}

it('says what a witness has signed, and when, and that it is of the same history', async () => {
  serveWitnessed(await witness.cosigned(await log.checkpoint(), NOW));
  placeBet(log);
  const steps = await stepsOfWitness();
  expect(steps.map(({ verdict }) => verdict)).toEqual(['proved', 'proved']);
  expect(steps[0]?.what).toBe('w.example/1 has signed it as a witness');
  expect(steps[0]?.why).toContain(`At ${write(NOW * 1000)} the witness (key `);
  expect(steps[0]?.why).toContain('had seen the first 3 records');
  expect(steps[1]?.why).toBe('The first 3 records are the beginning of these 6 records.');
  expect(witnessTime(witness.vkey)).toBe(BigInt(NOW));
});

it('says so where its clock is ahead, and where its time goes back', async () => {
  serveWitnessed(await witness.cosigned(await log.checkpoint(), NOW + 3600));
  expect((await stepsOfWitness())[0]).toMatchObject({ verdict: 'open' });
  expect(witnessTime(witness.vkey)).toBe(0n);
  serveWitnessed(await witness.cosigned(await log.checkpoint(), NOW));
  await stepsOfWitness();
  serveWitnessed(await witness.cosigned(await log.checkpoint(), NOW - 60));
  const [step] = await stepsOfWitness();
  expect(step).toMatchObject({ verdict: 'open' });
  expect(step?.why).toContain(`a later signature of it, of ${write(NOW * 1000)}`);
  expect(witnessTime(witness.vkey)).toBe(BigInt(NOW));
});

it('counts a witness once, however often it stands there', async () => {
  const once = await witness.cosigned(await log.checkpoint(), NOW - 9);
  serveWitnessed(await witness.cosigned(once, NOW));
  const steps = await stepsOfWitness();
  expect(steps).toHaveLength(2);
  expect(steps[0]?.why).toContain(write(NOW * 1000));
});

it('turns red at a false signature, and where it is of another history, with both notes', async () => {
  const good = await witness.cosigned(await log.checkpoint(), NOW);
  const flipped = good.replace(
    /(w\.example\/1 .{30})(.)/,
    (_, before: string, letter: string) => `${before}${letter === '/' ? '+' : '/'}`,
  );
  serveWitnessed(flipped);
  expect(await stepsOfWitness()).toMatchObject([
    { verdict: 'false', why: 'The signature of w.example/1 is false.' },
  ]);
  log.records = log.records.slice(1);
  placeBet(log);
  localStorage.clear(); // a browser that has seen nothing yet
  serveWitnessed(good);
  const { steps, evidence } = await lookAtLog(write);
  expect(steps.at(-1)).toMatchObject({
    what: 'What the witness has signed is of the same history',
    verdict: 'false',
  });
  expect(evidence?.kept).toBe(good);
  expect(evidence?.now).toBe(await log.checkpoint());
});

it('believes no key of a log as a witness, and no signature of a stranger', async () => {
  const stranger = await TestKey.witness('x.example/1');
  serveWitnessed(await stranger.cosigned(await log.checkpoint(), NOW));
  expect(await stepsOfWitness()).toMatchObject([
    {
      verdict: 'open',
      why: 'The checkpoint has no signature of a witness that this browser knows.',
    },
  ]);
  serveLog(log, undefined, { witnesses: [log.vkey, 'nonsense'] });
  expect(await stepsOfWitness()).toMatchObject([{ verdict: 'open' }]);
});

it('says so where the checkpoint cannot be had, and nothing where there is no witness', async () => {
  server.use(
    http.get(
      '*/log/checkpoint.witnessed',
      () => new HttpResponse('No witness has signed a checkpoint yet', { status: 503 }),
    ),
  );
  expect(await stepsOfWitness()).toMatchObject([
    {
      verdict: 'open',
      why: 'Its checkpoint could not be had: No witness has signed a checkpoint yet.',
    },
  ]);
  serveLog(log);
  expect(await stepsOfWitness()).toEqual([]);
});

it('shows the witness of a receipt, offline as well', async () => {
  const { bet } = placeBet(log);
  const note = await witness.cosigned(await log.checkpoint(), NOW - 86_400);
  serveWitnessed(note);
  await lookAtLog(write);
  const receipt = (await log.receipt([bet])).replaceAll(
    JSON.stringify(await log.checkpoint()).slice(1, -1),
    JSON.stringify(note).slice(1, -1),
  );
  server.use(http.get('*', () => HttpResponse.error()));
  const { hashes } = await verify(receipt, { write });
  expect(hashes.at(-1)).toMatchObject({
    what: 'w.example/1 has signed it as a witness',
    verdict: 'proved',
  });
  expect(hashes[1]?.why).not.toContain('keys that this page does not know');
});
