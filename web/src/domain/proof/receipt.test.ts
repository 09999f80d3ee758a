import { expect, it } from 'vitest';
import { parseReceipt, RECEIPT_LETTERS_MAX } from './receipt';

const PROOF =
  'c2sp.org/tlog-proof@v1\nextra c2FtZQ==\nindex 0\n\nan origin\n1\na root\n\n\u2014 a signature\n';
const receiptOf = (...proofs: unknown[]) =>
  JSON.stringify({ format: 'chalkline-receipt@v1', proofs });

it('reads a receipt, and a proof by itself', () => {
  expect(parseReceipt(receiptOf({ role: 'placed', proof: PROOF }, { proof: PROOF }))).toHaveLength(
    2,
  );
  expect(parseReceipt(PROOF)).toMatchObject([{ index: 0n, path: [] }]);
});

it.each([
  ['nothing', '', 'neither a receipt nor a proof'],
  ['another file', '%PDF-1.4', 'neither a receipt nor a proof'],
  ['another JSON', '[]', 'not a receipt of Chalkline'],
  ['null', 'null', 'not a receipt of Chalkline'],
  ['another version', '{"format":"chalkline-receipt@v2","proofs":[]}', 'not a receipt'],
  ['no list', '{"format":"chalkline-receipt@v1","proofs":{}}', 'has no proofs'],
  ['an empty list', receiptOf(), 'no proofs, or too many'],
  ['too many', receiptOf(...Array.from({ length: 501 }, () => ({ proof: PROOF }))), 'too many'],
  ['an entry without a proof', receiptOf({ role: 'placed' }), 'An entry of the receipt'],
  ['half a letter', receiptOf({ proof: `${PROOF}\ud800` }), 'not text'],
  ['no record', PROOF.replace(/extra .*\n/, ''), 'does not have its record'],
  ['an index of two digits and a zero', PROOF.replace('index 0', 'index 007'), 'decimal digits'],
  ['a header of another version', PROOF.replace('@v1', '@v2'), 'not a proof of a log'],
  ['loose base64', PROOF.replace('c2FtZQ==', 'c2FtZQ'), 'not canonical base64'],
  ['a huge file', ' '.repeat(RECEIPT_LETTERS_MAX + 1), 'too large'],
])('refuses %s', (_, text, sentence) => expect(() => parseReceipt(text)).toThrow(sentence));
