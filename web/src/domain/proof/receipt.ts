import { demand, ProofError } from './bytes';
import { parseTlogProof } from './tlog-proof';
import type { TlogProof } from './tlog-proof';

const FORMAT = 'chalkline-receipt@v1';
/** A ten-leg parlay is about 90 kB; the figures of ten games' players add at most 600 kB. */
export const RECEIPT_LETTERS_MAX = 2 * 1024 * 1024;
/** A ten-leg parlay has about 60 records; a corrected result adds three. */
const PROOFS_MAX = 500;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProofError('This is neither a receipt nor a proof.');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function proofText(entry: unknown): string {
  const proof = isObject(entry) ? entry['proof'] : undefined;
  demand(typeof proof === 'string', 'An entry of the receipt has no proof.');
  return proof;
}

/**
 * Reads a receipt, or a single proof, as the file that a person has kept. What an entry calls its record
 * is not read: the record itself says what it is.
 */
export function parseReceipt(text: string): readonly TlogProof[] {
  demand(text.length <= RECEIPT_LETTERS_MAX, 'The file is too large to be a receipt.');
  if (text.startsWith('c2sp.org/')) return [parseTlogProof(text)];
  const receipt = parsed(text);
  demand(isObject(receipt) && receipt['format'] === FORMAT, 'This is not a receipt of Chalkline.');
  const { proofs } = receipt;
  demand(Array.isArray(proofs), 'The receipt has no proofs.');
  demand(
    0 < proofs.length && proofs.length <= PROOFS_MAX,
    'The receipt has no proofs, or too many.',
  );
  return proofs.map((entry) => parseTlogProof(proofText(entry)));
}
