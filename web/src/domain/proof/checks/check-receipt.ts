import type { NoteKey } from '@/domain/proof/note';
import { recordsOf } from './events';
import { openEvidence } from './evidence';
import type { Evidence } from './evidence';
import { gameSteps } from './games';
import { placementSteps } from './placement';
import type { Placed } from './placement';
import { settlementSteps } from './settlement';
import { recordSteps } from './single-record';
import { proved, refuted } from './step';
import type { Step } from './step';
import { witnessSteps } from './witnesses';
import { milliseconds } from './words';
import type { WriteInstant } from './words';

export interface Reader {
  /** The keys that the reader trusts: from memory or from a hand, never from what is checked. */
  keys: readonly NoteKey[];
  /** Those of witnesses that the reader knows. */
  witnesses?: readonly NoteKey[];
  write: WriteInstant;
  /** The ledger's number of who looks; undefined where any receipt may be shown. */
  account?: bigint;
  /** The bet whose receipt was asked for. */
  bet?: bigint;
}

export interface Report {
  /** What the hashes and the signature say. */
  hashes: readonly Step[];
  /** What the records say, once they are known to be in the log. */
  meaning: readonly Step[];
  evidence?: Evidence;
  /** The bet that the receipt is of; undefined of another record. */
  bet?: Placed;
}

/** One bet a receipt: what a second one would mean nobody has defined. */
function meaningOf(bets: readonly Placed[], evidence: Evidence, reader: Reader): Step[] {
  const { records } = evidence;
  const [bet, ...others] = bets;
  if (!bet) return records.flatMap((record) => recordSteps(record, reader.write, reader.account));
  if (others.length > 0) return [refuted('The file is of one bet', 'It holds several bets.')];
  if (reader.bet !== undefined && reader.bet !== bet.position) {
    return [refuted('The file is of the bet asked for', `It is of bet ${bet.position}.`)];
  }
  return [
    ...placementSteps(bet, { records, write: reader.write, account: reader.account }),
    ...gameSteps(records),
    ...settlementSteps(bet, records),
  ];
}

/** A checkpoint has no time in it: the records tell what it came after. */
function ageStep({ records }: Evidence, write: WriteInstant): Step[] {
  const newest = records.at(-1);
  if (!newest) return [];
  const why = `Record ${newest.position}, the newest in the file, was written at ${write(milliseconds(newest.time))}. The checkpoint has no time of its own, and came later.`;
  return [proved('How new it is', why)];
}

/** Checks a receipt, or the proof of one record. */
export async function checkReceipt(text: string, reader: Reader): Promise<Report> {
  const { steps, evidence } = await openEvidence(text, reader.keys, reader.witnesses);
  if (!evidence) return { hashes: steps, meaning: [] };
  const bets = recordsOf(evidence.records, 'BetPlaced');
  const hashes = [
    ...steps,
    ...ageStep(evidence, reader.write),
    ...witnessSteps(evidence.checkpoint, reader.write),
  ];
  return { hashes, meaning: meaningOf(bets, evidence, reader), evidence, bet: bets[0] };
}

/** What no receipt can prove, and what can. */
export const LIMITS = [
  'That nothing came later: a record after this checkpoint, such as a corrected result, is not in it.',
  'That something does not exist: the file shows what is in the log, not what is absent. A full replay of the log by an auditor does.',
  'That the prices of a simulated game follow from what was revealed: verify.py derives them, and this page does not.',
  'That this page is honest: the same server sent it. Check the file with another program as well.',
] as const;
