import { beforeAll, expect, it } from 'vitest';
import { keyOf } from '@/domain/proof/note';
import { TestLog } from '@/test/proof-log';
import { MINUTE, NOON, placeBet, PLAYER, settledReceipt } from '@/test/proven-bet';
import type { BetStory } from '@/test/proven-bet';
import { checkReceipt } from './check-receipt';
import type { Report } from './check-receipt';
import { verdictOf } from './step';

const write = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 16);

let log: TestLog;
beforeAll(async () => {
  log = await TestLog.create();
});

const check = (text: string, account?: bigint) =>
  checkReceipt(text, { keys: [keyOf(log.vkey)], write, account });

const stepsOf = ({ hashes, meaning }: Report) => [...hashes, ...meaning];
const falseOnes = (report: Report) =>
  stepsOf(report)
    .filter(({ verdict }) => verdict === 'false')
    .map(({ what }) => what);

it('proves a bet from its price to what it paid', async () => {
  const { text, bet, result } = await settledReceipt(log);
  const report = await check(text, PLAYER);
  expect(verdictOf(stepsOf(report))).toBe('proved');
  expect(report.bet?.position).toBe(bet);
  const said = stepsOf(report)
    .map(({ what, why }) => `${what}: ${why}`)
    .join('\n');
  expect(said).toContain(`Bet ${bet}: Boston Celtics`);
  expect(said).toContain('Placed at 12:00, and the game was to begin at 12:30.');
  expect(said).toContain('+150 was quoted at 11:59.');
  expect(said).toContain('A stake of 100 at +150 wins 150, half coins rounded up.');
  expect(said).toContain(`Place ${result} has the final score.`);
  expect(said).toContain('Counted again from 99-101 (away-home): won.');
  expect(said).toContain(`250 coins were credited, by the odds that stand at place ${bet}`);
});

it('proves an open bet, and a bet on a game under way', async () => {
  const { bet, game, rules } = placeBet(log, { startsAt: NOON - MINUTE, live: true });
  const report = await check(await log.receipt([bet, game, rules]), PLAYER);
  expect(verdictOf(stepsOf(report))).toBe('proved');
  expect(report.meaning.at(-1)?.what).toBe('The bet is open');
});

const LOST: BetStory = { score: { home: 99, away: 101 }, outcome: 'lost', credit: 0n };
it.each<[string, BetStory]>([
  ['lost', LOST],
  ['a push', { score: { home: 99, away: 99 }, outcome: 'push', credit: 100n }],
])('counts a bet that was %s again', async (_, story) =>
  expect(falseOnes(await check((await settledReceipt(log, story)).text))).toEqual([]),
);

it.each<[string, BetStory, string]>([
  ['a bet after the start', { startsAt: NOON }, 'Boston Celtics: the bet came before the start'],
  [
    'a price of later',
    { quotedAt: NOON + 1n },
    'Boston Celtics: the price was there before the bet',
  ],
  ['other winnings', { profit: 151n, credit: 251n }, 'The winnings follow from the odds'],
  [
    'another outcome',
    { ...LOST, score: { home: 101, away: 99 } },
    'The outcome follows from the result',
  ],
  ['a payment by other odds', { credit: 240n }, 'It paid by the odds of your bet'],
  ['another game', { reveal: 'x' }, 'The simulated game was fixed before anybody could bet'],
])('finds %s', async (_, story, what) =>
  expect(falseOnes(await check((await settledReceipt(log, story)).text))).toContain(what),
);

it('knows whose bet it is', async () => {
  const { text } = await settledReceipt(log);
  expect(falseOnes(await check(text, 1n))).toEqual(['It is yours']);
});

it('says what a receipt lacks, and calls that no fault', async () => {
  const { bet, settled } = await settledReceipt(log);
  const report = await check(await log.receipt([bet, settled]));
  expect(falseOnes(report)).toEqual([]);
  expect(verdictOf(report.meaning)).toBe('open');
});

it.each(['the file', 'the signature', 'the hashes'])('stops at a fault of %s', async (part) => {
  const { text } = await settledReceipt(log);
  const other = await TestLog.create();
  const changes: Record<string, string> = {
    'the file': text.slice(1),
    'the signature': text.replaceAll(
      /(log [A-Za-z0-9+/]{8})(.)/g,
      (_, begin: string, next: string) => begin + (next === 'A' ? 'B' : 'A'),
    ),
    'the hashes': text.replace(/index (\d)\d*/, 'index 1'),
  };
  const report = await check(changes[part] ?? '');
  expect(report.meaning).toEqual([]);
  expect(falseOnes(report)).toHaveLength(1);
  const untrusted = await checkReceipt(text, { keys: [keyOf(other.vkey)], write });
  expect(falseOnes(untrusted)).toEqual(['The checkpoint is signed']);
});

it('shows another record alone', async () => {
  const report = await check(await log.proof(1));
  expect(report.meaning.map(({ what }) => what)).toEqual(['Record 1: RulesAdopted']);
  expect(falseOnes(report)).toEqual([]);
});
