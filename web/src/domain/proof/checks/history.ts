import { base64, fromBase64, isEqual, textOf } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';
import { openCheckpoint } from '@/domain/proof/checkpoint';
import type { OpenedCheckpoint } from '@/domain/proof/checkpoint';
import type { NoteKey } from '@/domain/proof/note';
import { checkConsistency } from '@/domain/proof/tree';
import { counted } from '@/domain/format/counted';
import { open, proved, refuted, sentenceOf } from './step';
import type { Step } from './step';

/** A checkpoint whose signature was found good. */
export interface SignedHead extends OpenedCheckpoint {
  note: Bytes;
}

/** The server says that it cannot lead from one of the two sizes to the other. */
export class ConsistencyRefused extends Error {}

/**
 * Asks for the hashes, in base64, from one size of the log to a larger one. Throws
 * `ConsistencyRefused`, and anything else where they may be had at another time.
 */
export type AskConsistency = (older: bigint, newer: bigint) => Promise<readonly string[]>;

export async function openHead(
  note: Bytes,
  keys: readonly NoteKey[],
  witnesses: readonly NoteKey[] = [],
): Promise<SignedHead> {
  return { ...(await openCheckpoint(note, keys, witnesses)), note };
}

export interface Comparison {
  step: Step;
  /** The hashes that came, where they do not show one history: evidence beside both notes. */
  hashes: readonly string[];
}

/** What to keep where the log contradicts itself: both signed notes, and the hashes between them. */
export interface Fork {
  kept: string;
  now: string;
  hashes: readonly string[];
}

export const forkOf = (kept: SignedHead, now: SignedHead, hashes: readonly string[]): Fork => ({
  kept: textOf(kept.note),
  now: textOf(now.note),
  hashes,
});

const records = (size: bigint) => counted(Number(size), 'record');

/** Whether two signed checkpoints are of one history, by the hashes that the server sends. */
export async function compareHeads(
  what: string,
  one: SignedHead,
  other: SignedHead,
  ask: AskConsistency,
): Promise<Comparison> {
  const [older, newer] = one.size <= other.size ? [one, other] : [other, one];
  const judge = (step: Step, hashes: readonly string[] = []) => ({ step, hashes });
  if (older.size === newer.size) {
    return isEqual(older.root, newer.root)
      ? judge(proved(what, `Both are over ${records(older.size)} with the same root.`))
      : judge(
          refuted(
            what,
            `The log has signed two roots over its first ${records(older.size)}: ${base64(older.root)} and ${base64(newer.root)}. One of them was written anew.`,
          ),
        );
  }
  let hashes: readonly string[];
  try {
    hashes = await ask(older.size, newer.size);
  } catch (error) {
    // A server can lead from each size that it has signed to each later one.
    if (error instanceof ConsistencyRefused) {
      const why = `The log has signed both ${records(older.size)} and ${records(newer.size)}, and the server refuses the hashes from one to the other: ${error.message}.`;
      return judge(refuted(what, why));
    }
    const why = error instanceof Error ? error.message : 'no answer';
    return judge(open(what, `The hashes from one to the other could not be had: ${why}.`));
  }
  try {
    checkConsistency(older, newer, hashes.map(fromBase64));
    return judge(
      proved(
        what,
        `The first ${records(older.size)} are the beginning of these ${records(newer.size)}.`,
      ),
      hashes,
    );
  } catch (error) {
    return judge(refuted(what, sentenceOf(error)), hashes);
  }
}
