import { isEqual } from '@/domain/proof/bytes';
import { checkReceipt } from '@/domain/proof/checks/check-receipt';
import type { Reader, Report } from '@/domain/proof/checks/check-receipt';
import { openEvidence } from '@/domain/proof/checks/evidence';
import type { Evidence } from '@/domain/proof/checks/evidence';
import { compareHeads, forkOf } from '@/domain/proof/checks/history';
import type { Fork } from '@/domain/proof/checks/history';
import { open, proved, refuted } from '@/domain/proof/checks/step';
import type { Step } from '@/domain/proof/checks/step';
import type { WriteInstant } from '@/domain/proof/checks/words';
import { keyOf } from '@/domain/proof/note';
import { counted } from '@/domain/format/counted';
import { keptReceipt, knownKey } from '@/state/log-memory';
import { knownWitnessKeys } from './look-at-witnesses';
import { knownKeys, lookAtLog } from './look-at-log';
import type { LogReport } from './look-at-log';
import { fetchConsistency } from './proof';

const ONE_HISTORY = 'It is of the history that this browser knows';
const BEFORE_RESULT = 'Your bet stood in the log before the result did';

export interface Verification extends Omit<Report, 'evidence'> {
  /** What the browser's memory adds. */
  memory: readonly Step[];
  evidence?: Evidence;
  fork?: Fork;
  /** The file as it came, to be kept. */
  text: string;
}

const headOf = ({ checkpoint, note }: Evidence) => ({ ...checkpoint, note });

/** Holds the file's checkpoint against the log's newest. */
async function historyOf(evidence: Evidence, log: LogReport | undefined) {
  if (!log?.head) {
    const why = log?.steps.find(({ verdict }) => verdict === 'false')?.why;
    const step = why
      ? refuted(ONE_HISTORY, why)
      : open(ONE_HISTORY, 'The log did not answer, so that nothing newer could be compared.');
    return { steps: [step], fork: log?.evidence };
  }
  const head = headOf(evidence);
  const { step, hashes } = await compareHeads(ONE_HISTORY, head, log.head, fetchConsistency);
  const fork = step.verdict === 'false' ? forkOf(head, log.head, hashes) : log.evidence;
  const broken = log.steps.filter(({ verdict }) => verdict === 'false');
  return { steps: [step, ...broken], fork };
}

/** The record that ended the bet, if any: the cause of its first settlement. */
function resultPosition({ records }: Evidence): bigint | undefined {
  return records.find(({ event }) => event === 'BetSettled')?.causedBy;
}

/** What the receipt that this browser has kept since the bet was placed adds to the new one. */
async function keptStep(evidence: Evidence, bet: bigint, reader: Reader): Promise<Step[]> {
  const text = keptReceipt(`${bet}`);
  const result = resultPosition(evidence);
  if (text === undefined || result === undefined) return [];
  const { evidence: kept } = await openEvidence(text, reader.keys);
  if (!kept) return [];
  const leafOf = ({ records }: Evidence) => records.find(({ position }) => position === bet)?.leaf;
  const [before, now] = [leafOf(kept), leafOf(evidence)];
  if (!before || !now || !isEqual(before, now)) {
    return [
      refuted(BEFORE_RESULT, 'The bet in the receipt that this browser has kept is another one.'),
    ];
  }
  const { step } = await compareHeads(
    BEFORE_RESULT,
    headOf(kept),
    headOf(evidence),
    fetchConsistency,
  );
  if (step.verdict !== 'proved') return [step];
  const size = counted(Number(kept.checkpoint.size), 'record');
  return kept.checkpoint.size < result
    ? [
        proved(
          BEFORE_RESULT,
          `Since you placed it this browser has kept a checkpoint over ${size}. The result is record ${result}: it came later, and the odds were signed by then.`,
        ),
      ]
    : [
        open(
          BEFORE_RESULT,
          `The receipt that this browser has kept is over ${size}, the result among them.`,
        ),
      ];
}

async function keysOf(vkey: string | undefined, write: WriteInstant) {
  // A log that cannot be reached leaves the key that this browser knows.
  const log = await lookAtLog(write).catch(() => undefined);
  const known = knownKey() ?? log?.vkey;
  const trusted =
    vkey === undefined ? (known === undefined ? [] : await knownKeys(known)) : [keyOf(vkey)];
  return { log: vkey === undefined || vkey === log?.vkey ? log : undefined, trusted };
}

export interface Question {
  write: WriteInstant;
  account?: bigint;
  bet?: bigint;
  /** From the reader's hand: the key to check by, instead of the one that this browser knows. */
  vkey?: string;
}

/** Checks a receipt, or the proof of one record, with all that this browser knows. */
export async function verify(text: string, { vkey, ...reader }: Question): Promise<Verification> {
  const { log, trusted: keys } = await keysOf(vkey, reader.write);
  const report = await checkReceipt(text, { ...reader, keys, witnesses: knownWitnessKeys() });
  const { evidence, bet } = report;
  if (!evidence) return { ...report, memory: [], text };
  const { steps, fork } = await historyOf(evidence, log);
  const kept = bet ? await keptStep(evidence, bet.position, { ...reader, keys }) : [];
  return { ...report, memory: [...steps, ...kept], fork, text };
}
