import type { LogRecord } from '@/domain/proof/record';
import type { Source } from '@/domain/betting/source';

// The events that a receipt holds, as decodeRecord reads them. A field that an earlier version of an
// event lacks is absent.

export type Market = 'moneyline' | 'spread' | 'total' | 'prop';
export type Side = 'home' | 'away' | 'over' | 'under';
export type Outcome = 'won' | 'lost' | 'push' | 'void';

export interface Prop {
  player: string;
  name: string;
  type: string;
}

export interface Leg {
  game: string;
  market: Market;
  side: Side;
  /** In half points. */
  line: number;
  odds: number;
  quotedAt: bigint;
  prop?: Prop | null;
  live?: boolean;
}

export interface Condition {
  type: 'if_win' | 'if_lose' | 'if_cover' | 'if_time';
  team: 'home' | 'away';
  line: number;
  mark?: 'first_quarter' | 'halftime' | 'third_quarter' | 'fourth_quarter' | null;
  odds?: number;
}

export interface BetPlaced {
  account: bigint;
  stake: bigint;
  profit: bigint;
  balanceAfter: bigint;
  legs: readonly Leg[];
  condition?: Condition | null;
}

export interface BetSettled {
  account: bigint;
  bet: bigint;
  game: string;
  outcome: Outcome;
  stake: bigint;
  credit: bigint;
}

export interface SettlementReversed {
  account: bigint;
  bet: bigint;
  settlement: bigint;
  stake: bigint;
  credit: bigint;
}

export interface GameScheduled {
  game: string;
  sport: string;
  source: Source;
  startsAt: bigint;
  homeName: string;
  awayName: string;
  proof?: { digest: Uint8Array; row: number };
}

export interface Score {
  home: number;
  away: number;
}

export interface ResultRecorded {
  game: string;
  score: Score;
  periods?: Record<'firstQuarter' | 'halftime' | 'thirdQuarter' | 'fourthQuarter', Score | null>;
}

export interface StatisticsRecorded {
  game: string;
  players: readonly {
    player: string;
    played: boolean;
    figures: Uint8Array | readonly { type: string; value: number }[];
  }[];
}

export interface Events {
  BetPlaced: BetPlaced;
  BetSettled: BetSettled;
  SettlementReversed: SettlementReversed;
  GameScheduled: GameScheduled;
  GameRescheduled: { game: string; startsAt: bigint };
  LineClosed: { game: string };
  ResultRecorded: ResultRecorded;
  GameCancelled: { game: string };
  StatisticsRecorded: StatisticsRecorded;
  GameRevealed: { game: string; reveal: string };
  OperatorActed: { game: string; act: string; uid: number; reason: string };
  RulesAdopted: { version: number };
  AccountClosed: { account: bigint };
}

/** A record with the fields of its kind. */
export type RecordOf<Kind extends keyof Events> = Omit<LogRecord, 'fields' | 'event'> & {
  event: Kind;
  fields: Events[Kind];
};

/** The records of a kind, in the order of their positions. */
export function recordsOf<Kind extends keyof Events>(
  records: readonly LogRecord[],
  kind: Kind,
): readonly RecordOf<Kind>[] {
  // The layout that a record was read by gives it the fields of its kind.
  return records.filter(({ event }) => event === kind) as unknown as readonly RecordOf<Kind>[];
}

interface OfGame {
  fields: { game: string };
}
export const isOf =
  (game: string) =>
  ({ fields }: OfGame) =>
    fields.game === game;
