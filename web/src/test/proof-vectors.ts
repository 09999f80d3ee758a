// The vectors are kept beside the project, not in it: made with Go's own tools, they are what any
// verifier has to agree with.
const files = import.meta.glob<Vectors>('../../../../shared/data/proof/vectors.json', {
  import: 'default',
});
const [load] = Object.values(files);

/** Stands in the names of the tests that need the vectors. */
export const hasVectors = load !== undefined;
export const vectorsNote = hasVectors ? '' : ' (skipped: ../shared/data/proof is not there)';

type Hashes = string[];
interface NoteCase {
  name: string;
  note: string;
  expect: string;
}
interface ProofCase {
  name: string;
  kind: 'inclusion' | 'consistency';
  size: string;
  root: string;
  index?: string;
  leaf?: string;
  oldSize?: string;
  oldRoot?: string;
  proof: Hashes;
  expect: string;
}
interface LargeCase {
  index: string;
  size: string;
  root: string;
  oldSize: string;
  oldRoot: string;
  inclusion: Hashes;
  consistency: Hashes;
}
export interface Vectors {
  keys: Record<'log' | 'logNext' | 'otherLog' | 'witness', { vkey: string; seedHex: string }>;
  notes: { cases: NoteCase[] };
  proofs: { cases: ProofCase[] };
  large: { cases: LargeCase[] };
  small: {
    recordsHex: string[];
    leafHashes: Hashes;
    trees: { size: number; root: string; checkpoint: string }[];
    inclusion: { proofs: Record<string, Hashes[]> };
    consistency: { proofs: Record<string, Hashes[]> };
  };
  formats: {
    bothKeys: string;
    cosignature: { checkpoint: string; time: number };
    tlogProof: { index: number; size: number; recordHex: string; text: string }[];
  };
  golden: {
    checkpoint: string;
    roots: Record<string, string>;
    consistencyFrom200: Hashes;
    consistencyFrom256: Hashes;
    inclusion: { index: number; proof: Hashes };
  };
}

/** Undefined where the vectors are not there. */
export const proofVectors = await load?.();
