// Made with Go's own tools, they are what any verifier has to agree with: those beside the project where they are
// there, else the project's own.
const [load] = Object.values({
  ...import.meta.glob<Vectors>('../../../../shared/data/proof/vectors.json', { import: 'default' }),
  ...import.meta.glob<Vectors>('../../../tests/proof/vectors/vectors.json', { import: 'default' }),
});

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

if (!load) throw new Error('There is no vectors.json');
export const proofVectors = await load();
