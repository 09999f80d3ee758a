import { decimal, demand, fromBase64, isEqual, textOf, utf8 } from './bytes';
import type { Bytes } from './bytes';

const HEADER = 'c2sp.org/tlog-proof@v1';
/** A record has at most 65,535 bytes, four thirds of that in base64, and a note may follow. */
const PROOF_LETTERS_MAX = 256 * 1024;

/** One record of a log with its way to the root of a checkpoint: nothing of it is checked yet. */
export interface TlogProof {
  record: Bytes;
  index: bigint;
  path: readonly Bytes[];
  /** The signed note, byte for byte. */
  checkpoint: Bytes;
}

/** Reads a file of C2SP tlog-proof that has its record with it. */
export function parseTlogProof(text: string): TlogProof {
  demand(text.length <= PROOF_LETTERS_MAX, 'The proof is too long.');
  // Half of a surrogate pair would be written as another letter.
  demand(textOf(utf8(text)) === text, 'The proof is not text.');
  const gap = text.indexOf('\n\n');
  demand(gap > 0, 'The proof has no checkpoint.');
  const [header, extra = '', index = '', ...path] = text.slice(0, gap).split('\n');
  demand(header === HEADER, 'This is not a proof of a log.');
  demand(extra.startsWith('extra '), 'The proof does not have its record with it.');
  demand(index.startsWith('index '), 'The proof does not say where its record stands.');
  return {
    record: fromBase64(extra.slice('extra '.length)),
    index: decimal(index.slice('index '.length)),
    path: path.map(fromBase64),
    checkpoint: utf8(text.slice(gap + 2)),
  };
}

export function demandSameCheckpoint(proofs: readonly TlogProof[]): Bytes {
  const [first] = proofs;
  demand(first !== undefined, 'There is no proof in it.');
  demand(
    proofs.every(({ checkpoint }) => isEqual(checkpoint, first.checkpoint)),
    'The proofs are not all under the same checkpoint.',
  );
  return first.checkpoint;
}
