import { decimal, demand, fromBase64, isEqual } from './bytes';
import type { Bytes } from './bytes';
import { openNote } from './note';
import type { Cosignature, NoteKey } from './note';
import { EMPTY_ROOT, HASH_BYTES } from './tree';

/** What a log has signed: that its first `size` records have this root. */
export interface Checkpoint {
  origin: string;
  size: bigint;
  root: Bytes;
}

/** One whose signature was found good. */
export interface OpenedCheckpoint extends Checkpoint {
  /** By witnesses that the reader knows. */
  cosigned: readonly Cosignature[];
  /** Lines of keys that the reader does not know. */
  unknownSignatures: number;
}

/** Reads the signed text (C2SP tlog-checkpoint). Lines after the third are signed, and mean nothing. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', root = '', ...rest] = text.split('\n');
  demand(rest.pop() === '', 'The checkpoint does not have its three lines.');
  demand(origin !== '' && !rest.includes(''), 'The checkpoint has an empty line.');
  const checkpoint = { origin, size: decimal(size), root: fromBase64(root) };
  demand(checkpoint.root.length === HASH_BYTES, 'The root of the checkpoint is not a hash.');
  demand(
    checkpoint.size > 0n || isEqual(checkpoint.root, EMPTY_ROOT),
    'A checkpoint over no records has another root than that of no records.',
  );
  return checkpoint;
}

/** The key in force at a checkpoint of so many records. */
export function keyAt(keys: readonly NoteKey[], size: bigint): NoteKey | undefined {
  return keys.findLast(({ since = 0n }) => since <= size);
}

/**
 * Opens a checkpoint of the log with these keys, whose name is the origin. A key that has followed another
 * has to have signed what comes after its record.
 */
export async function openCheckpoint(
  note: Bytes,
  keys: readonly NoteKey[],
  witnesses: readonly NoteKey[] = [],
): Promise<OpenedCheckpoint> {
  const { text, signedBy, cosigned, unknownSignatures } = await openNote(note, keys, witnesses);
  const checkpoint = parseCheckpoint(text);
  demand(
    signedBy.every(({ name }) => name === checkpoint.origin),
    'The checkpoint is of another log than the one that signed it.',
  );
  const due = keyAt(keys, checkpoint.size);
  demand(
    due?.since === undefined || signedBy.includes(due),
    'The checkpoint is signed by a key that no longer signs for the log.',
  );
  return { ...checkpoint, cosigned, unknownSignatures };
}
