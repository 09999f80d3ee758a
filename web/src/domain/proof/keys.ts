import { base64, demand, isEqual, utf8 } from './bytes';
import type { Bytes } from './bytes';
import { openCheckpoint } from './checkpoint';
import { verifySignature } from './ed25519';
import { keyNamed } from './note';
import type { NoteKey } from './note';
import { decodeRecord } from './record';
import type { LogRecord } from './record';
import { parseTlogProof } from './tlog-proof';
import type { TlogProof } from './tlog-proof';
import { checkInclusion, leafHash } from './tree';

// How a log changes its key (docs/TRANSPARENCY.md, A new key): the ledger records it, both keys sign it, and
// a checkpoint that both have signed proves the record.

/** Some kB for each change. */
const KEYS_LETTERS_MAX = 1024 * 1024;

/** Why a log has ended. */
const LOSSES = {
  records: 'records that it had signed are lost',
  history: 'its ledger is another one',
  key: 'its key is gone',
};

interface LogKeyAdopted {
  cause: 'first' | 'rotated' | 'restarted';
  origin: string;
  key: Bytes;
  before: { origin: string; key: Bytes; size: bigint; root: Bytes } | null;
  signatures: { before: Bytes; now: Bytes } | null;
  loss: keyof typeof LOSSES | null;
}

/** What the server says of the end of a log; undefined where it says nothing of it. */
function endOf(name: string, { event, fields }: LogRecord): string | undefined {
  if (event !== 'LogKeyAdopted') return undefined;
  const { before, origin, loss } = fields as unknown as LogKeyAdopted;
  if (loss === null || before?.origin !== name) return undefined;
  return `The server says itself that ${name} has ended, since ${LOSSES[loss]}, and that ${origin} has begun. What this browser has kept of it is not continued.`;
}

interface Rotation {
  before: NoteKey;
  now: NoteKey;
  text: Bytes;
  signatures: { before: Bytes; now: Bytes };
}

function rotationOf({ event, position, fields }: LogRecord): Rotation {
  demand(event === 'LogKeyAdopted', 'A record among the changes of the key is another one.');
  // The layout that it was read by gives it these fields.
  const { origin, key, before, signatures } = fields as unknown as LogKeyAdopted;
  demand(
    before !== null && signatures !== null,
    'A record does not say which key comes after which.',
  );
  const [old, now] = [
    keyNamed(before.origin, before.key),
    { ...keyNamed(origin, key), since: position },
  ];
  const lines = [origin, `${before.size}`, base64(before.root), old.vkey, now.vkey];
  const text = utf8(`chalkline/key-rotation/v1\n${lines.join('\n')}\n`);
  return { before: old, now, text, signatures };
}

async function demandSigned({ before, now, text, signatures }: Rotation): Promise<void> {
  const isSigned =
    (await verifySignature(before.publicKey, signatures.before, text)) &&
    (await verifySignature(now.publicKey, signatures.now, text));
  demand(isSigned, 'A change of the key is not signed by both keys.');
}

/** The proofs that stand one after the other. */
function parsed(text: string): TlogProof[] {
  demand(text.length <= KEYS_LETTERS_MAX, 'The changes of the key are too long.');
  return text === '' ? [] : text.split(/^(?=c2sp\.org\/tlog-proof@v1$)/m).map(parseTlogProof);
}

/**
 * The keys that the log has had since `first`, by what its server tells: each with the record since which
 * checkpoints have to have its signature. Throws where one key has not handed over to the next.
 */
export async function followKeys(text: string, first: NoteKey): Promise<readonly NoteKey[]> {
  const keys = [first];
  for (const { record, index, path, checkpoint } of parsed(text)) {
    const decoded = decodeRecord(record);
    const end = endOf(first.name, decoded);
    demand(end === undefined, end ?? '');
    const rotation = rotationOf(decoded);
    const last = keys.at(-1) ?? first;
    const follows =
      rotation.before.name === last.name && isEqual(rotation.before.publicKey, last.publicKey);
    // Before the first key was known there may have been others.
    if (!follows && keys.length === 1) continue;
    demand(follows && rotation.now.name === first.name, 'A change of the key is of another key.');
    await demandSigned(rotation);
    const { size, root } = await openCheckpoint(checkpoint, keys);
    checkInclusion(leafHash(record), index, size, path, root);
    demand(
      decoded.position === index + 1n,
      'A record names another place than the one it stands at.',
    );
    keys.push(rotation.now);
    await openCheckpoint(checkpoint, keys);
  }
  return keys;
}
