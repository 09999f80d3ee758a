import { sha256 } from '@/domain/proof/sha256';
import { utf8 } from '@/domain/proof/bytes';
import type { TestLog } from './proof-log';

// A bet of 100 coins at +150 on the home team, in a log of a test.

export const PLAYER = 1000n;
const GAME = '0123456789abcdef';
const REVEAL = 'twelve words that the game was played by';
/** Microseconds since 1970: 2026-11-21, 12:00 UTC. */
export const NOON = 1_795_262_400_000_000n;
export const MINUTE = 60_000_000n;

const posting = (kind: string, amount: bigint) => ({
  kind,
  account: kind === 'house' ? 0n : PLAYER,
  amount,
});

export interface BetStory {
  startsAt?: bigint;
  quotedAt?: bigint;
  stake?: bigint;
  profit?: bigint;
  score?: { home: number; away: number };
  outcome?: string;
  credit?: bigint;
  reveal?: string;
  live?: boolean;
}

const STREAM = { stream: 'account', streamId: PLAYER };

/** Writes the rules, the game and the bet; returns their positions. */
export function placeBet(log: TestLog, story: BetStory = {}) {
  const { startsAt = NOON + 30n * MINUTE, quotedAt = NOON - MINUTE, live = false } = story;
  const { stake = 100n, profit = 150n } = story;
  const rules = log.add('RulesAdopted', { version: 4 }, { time: NOON, stream: 'ledger' });
  const game = log.add(
    'GameScheduled',
    {
      game: GAME,
      sport: 'nba',
      source: 'simulated',
      sourceKey: 'nba-2026-1',
      startsAt,
      homeName: 'Boston Celtics',
      homeCode: 'BOS',
      awayName: 'Miami Heat',
      awayCode: 'MIA',
      proof: { digest: sha256(utf8(REVEAL)), row: 0 },
    },
    { time: NOON },
  );
  const leg = {
    game: GAME,
    market: 'moneyline',
    side: 'home',
    line: 0,
    odds: 150,
    otherOdds: -170,
  };
  const bet = log.add(
    'BetPlaced',
    {
      account: PLAYER,
      stake,
      profit,
      balanceAfter: 900n,
      legs: [{ ...leg, quotedAt, previousOnGame: 0n, live }],
      slip: 1,
    },
    { time: NOON, ...STREAM, postings: [posting('player', -stake), posting('held', stake)] },
  );
  return { rules, game, bet };
}

/** Writes the result, the reveal and the settlement of that bet; returns their positions. */
export function settleBet(log: TestLog, bet: bigint, story: BetStory = {}) {
  const { score = { home: 101, away: 99 }, outcome = 'won', credit = 250n } = story;
  const time = NOON + 90n * MINUTE;
  const none = { firstQuarter: null, halftime: null, thirdQuarter: null, fourthQuarter: null };
  const result = log.add('ResultRecorded', { game: GAME, score, periods: none }, { time });
  const revealed = log.add(
    'GameRevealed',
    { game: GAME, reveal: story.reveal ?? REVEAL },
    { time },
  );
  const settled = log.add(
    'BetSettled',
    { account: PLAYER, bet, game: GAME, outcome, stake: 100n, credit },
    {
      time,
      causedBy: result,
      ...STREAM,
      postings: [
        posting('held', -100n),
        ...(credit > 0n ? [posting('player', credit)] : []),
        posting('house', 100n - credit),
      ],
    },
  );
  return { result, revealed, settled };
}

/** A log that holds the bet and its settlement, and the receipt of both. */
export async function settledReceipt(log: TestLog, story: BetStory = {}) {
  const placed = placeBet(log, story);
  const ended = settleBet(log, placed.bet, story);
  const positions = [...Object.values(placed), ...Object.values(ended)];
  return { ...placed, ...ended, text: await log.receipt(positions) };
}
