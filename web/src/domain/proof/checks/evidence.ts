import { demand, hex } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';
import { keyAt, openCheckpoint } from '@/domain/proof/checkpoint';
import type { Checkpoint, OpenedCheckpoint } from '@/domain/proof/checkpoint';
import type { NoteKey } from '@/domain/proof/note';
import { parseReceipt } from '@/domain/proof/receipt';
import { decodeRecord } from '@/domain/proof/record';
import type { LogRecord } from '@/domain/proof/record';
import { demandSameCheckpoint } from '@/domain/proof/tlog-proof';
import type { TlogProof } from '@/domain/proof/tlog-proof';
import { checkInclusion, leafHash } from '@/domain/proof/tree';
import type { PathStep } from '@/domain/proof/tree';
import { counted } from '@/domain/format/counted';
import { proved, refuted, sentenceOf } from './step';
import type { Step } from './step';
import { ofUnknownKeys } from './words';

/** A record that stands in the log, with the way from it to the root. */
export interface ProvenRecord extends LogRecord {
  leaf: Bytes;
  path: readonly PathStep[];
}

/** What a file proves, before anybody looks at what its records say. */
export interface Evidence {
  /** The signed checkpoint, byte for byte. */
  note: Bytes;
  checkpoint: OpenedCheckpoint;
  /** In the order of their positions. */
  records: readonly ProvenRecord[];
}

export interface Opened {
  steps: readonly Step[];
  /** Undefined where a step is false. */
  evidence?: Evidence;
}

const FILE = 'The file can be read';
const SIGNED = 'The checkpoint is signed';
const CONTAINED = 'Each record stands in the log';

function proveRecord({ record, index, path }: TlogProof, { size, root }: Checkpoint): ProvenRecord {
  const leaf = leafHash(record);
  const steps = checkInclusion(leaf, index, size, path, root);
  const decoded = decodeRecord(record);
  demand(
    decoded.position === index + 1n,
    'A record names another place than the one it stands at.',
  );
  return { ...decoded, leaf, path: steps };
}

const byPosition = (a: LogRecord, b: LogRecord) => (a.position < b.position ? -1 : 1);

function proveAll(proofs: readonly TlogProof[], checkpoint: Checkpoint): ProvenRecord[] {
  const records = proofs.map((proof) => proveRecord(proof, checkpoint)).sort(byPosition);
  const places = new Set(records.map(({ position }) => position));
  demand(places.size === records.length, 'The file has the same record twice.');
  return records;
}

/** Opens a receipt or a single proof with the keys that the reader trusts, and those of witnesses. */
export async function openEvidence(
  text: string,
  keys: readonly NoteKey[],
  witnesses: readonly NoteKey[] = [],
): Promise<Opened> {
  const steps: Step[] = [];
  let what = FILE;
  try {
    const proofs = parseReceipt(text);
    const note = demandSameCheckpoint(proofs);
    steps.push(proved(FILE, `It holds ${counted(proofs.length, 'proof')} under one checkpoint.`));
    what = SIGNED;
    const checkpoint = await openCheckpoint(note, keys, witnesses);
    const signer = keyAt(keys, checkpoint.size);
    steps.push(
      proved(
        SIGNED,
        `${checkpoint.origin} (key ${signer?.id ?? ''}) has signed its first ${counted(Number(checkpoint.size), 'record')}, whose hashes lead to the root ${hex(checkpoint.root).slice(0, 12)}.${ofUnknownKeys(checkpoint)}`,
      ),
    );
    what = CONTAINED;
    const records = proveAll(proofs, checkpoint);
    steps.push(
      proved(
        CONTAINED,
        `${counted(records.length, 'record')}: the hash of each leads to that root, and each names the place it stands at.`,
      ),
    );
    return { steps, evidence: { note, checkpoint, records } };
  } catch (error) {
    return { steps: [...steps, refuted(what, sentenceOf(error))] };
  }
}
