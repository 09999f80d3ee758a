import { describe, expect, it } from 'vitest';
import { proofVectors } from '@/test/proof-vectors';
import { base64, fromBase64, textOf, utf8 } from './bytes';
import type { Bytes } from './bytes';
import { openCheckpoint } from './checkpoint';
import { keyOf, witnessKeyOf } from './note';
import { parseTlogProof } from './tlog-proof';
import { checkConsistency, checkInclusion, leafHash } from './tree';

const hashes = (texts: readonly string[]) => texts.map(fromBase64);
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The note that is no UTF-8 is written as base64. */
const noteBytes = (note: string) =>
  note.startsWith('base64:') ? fromBase64(note.slice('base64:'.length)) : utf8(note);

async function opens(note: Bytes, ...vkeys: string[]): Promise<boolean> {
  return openCheckpoint(note, vkeys.map(keyOf)).then(
    () => true,
    () => false,
  );
}

const holds = (check: () => void) => expect(check).not.toThrow();

describe('the vectors of other programs', () => {
  const { keys, notes, proofs, small, large, golden, formats } = proofVectors;
  const log = keys.log.vkey;

  it.each(notes.cases)('note: $name', async ({ note, expect: verdict }) =>
    expect(await opens(noteBytes(note), log)).toBe(verdict.startsWith('accept')),
  );

  it.each(proofs.cases)('$kind: $name', (given) => {
    const path = hashes(given.proof);
    const [size, root] = [BigInt(given.size), fromBase64(given.root)];
    const check = () => {
      if (given.kind === 'inclusion') {
        const leaf = fromBase64(given.leaf ?? '');
        checkInclusion(leaf, BigInt(given.index ?? 0), size, path, root);
      } else {
        const older = { size: BigInt(given.oldSize ?? 0), root: fromBase64(given.oldRoot ?? '') };
        checkConsistency(older, { size, root }, path);
      }
    };
    if (given.expect.startsWith('accept')) holds(check);
    else expect(check).toThrow(Error);
  });

  it('opens the checkpoint of every small tree', async () => {
    for (const { size, root, checkpoint } of small.trees) {
      const opened = await openCheckpoint(utf8(checkpoint), [keyOf(log)]);
      expect(opened.size).toBe(BigInt(size));
      expect(base64(opened.root)).toBe(root);
      expect(await opens(utf8(checkpoint), keys.otherLog.vkey)).toBe(false);
    }
  });

  it('finds every record in every small tree, at its own place alone', () => {
    const leaves = small.recordsHex.map((record) => leafHash(fromHex(record)));
    expect(leaves.map(base64)).toEqual(small.leafHashes);
    for (const [size, paths] of Object.entries(small.inclusion.proofs)) {
      const root = fromBase64(small.trees[Number(size)]?.root ?? '');
      for (const [index, path] of paths.entries()) {
        const check = (leaf: Bytes | undefined, at: number) =>
          checkInclusion(leaf ?? new Uint8Array(), BigInt(at), BigInt(size), hashes(path), root);
        holds(() => check(leaves[index], index));
        expect(() => check(leaves[index + 1], index)).toThrow('not in the log');
        if (path.length > 0) expect(() => check(leaves[index], index ^ 1)).toThrow(Error);
      }
    }
  });

  it('finds every small tree in every larger one, and in no other way', () => {
    for (const [size, paths] of Object.entries(small.consistency.proofs)) {
      const head = (at: number) => ({
        size: BigInt(at),
        root: fromBase64(small.trees[at]?.root ?? ''),
      });
      for (const [before, path] of paths.entries()) {
        const newer = head(Number(size));
        holds(() => checkConsistency(head(before + 1), newer, hashes(path)));
        const forged = { ...head(before + 1), root: leafHash(newer.root) };
        expect(() => checkConsistency(forged, newer, hashes(path))).toThrow(Error);
      }
    }
  });

  it.each(large.cases)('a tree of $size records', (given) => {
    const newer = { size: BigInt(given.size), root: fromBase64(given.root) };
    const older = { size: BigInt(given.oldSize), root: fromBase64(given.oldRoot) };
    const leaf = leafHash(utf8('same'));
    const at = BigInt(given.index);
    holds(() => checkInclusion(leaf, at, newer.size, hashes(given.inclusion), newer.root));
    holds(() => checkConsistency(older, newer, hashes(given.consistency)));
  });

  it('opens the checkpoint of a real ledger, and what was before it', async () => {
    const newer = await openCheckpoint(utf8(golden.checkpoint), [keyOf(log)]);
    const before = (size: number, path: string[]) =>
      holds(() =>
        checkConsistency(
          { size: BigInt(size), root: fromBase64(golden.roots[`${size}`] ?? '') },
          newer,
          hashes(path),
        ),
      );
    before(256, golden.consistencyFrom256);
    expect(newer.size).toBe(290n);
  });

  it.each(formats.tlogProof)('a proof in a tree of $size', async (given) => {
    const { record, index, path, checkpoint } = parseTlogProof(given.text);
    const { size, root } = await openCheckpoint(checkpoint, [keyOf(log)]);
    expect(record).toEqual(fromHex(given.recordHex));
    expect(index).toBe(BigInt(given.index));
    holds(() => checkInclusion(leafHash(record), index, size, path, root));
  });

  it('takes either of two keys while one follows the other', async () => {
    const note = utf8(formats.bothKeys);
    for (const vkey of [log, keys.logNext.vkey]) expect(await opens(note, vkey)).toBe(true);
    expect(await opens(note, keys.otherLog.vkey)).toBe(false);
  });

  it('takes no key of a witness for one of a log', () =>
    expect(() => keyOf(keys.witness.vkey)).toThrow('not an Ed25519 key of a log'));

  it('opens the signature of a witness, once and at its own time, beside that of the log', async () => {
    const { checkpoint, time } = formats.cosignature;
    const line = checkpoint.slice(checkpoint.indexOf('\u2014 witness'));
    const witness = witnessKeyOf(keys.witness.vkey);
    const opened = await openCheckpoint(utf8(checkpoint + line), [keyOf(log)], [witness]);
    expect(opened.cosigned).toEqual([{ witness, time: BigInt(time) }]);
    expect(opened.unknownSignatures).toBe(0);
    const alone = checkpoint.replace(/^\u2014 chalkline.*\n/m, '');
    await expect(openCheckpoint(utf8(alone), [keyOf(log)], [witness])).rejects.toThrow(
      'No key that',
    );
    expect(() => witnessKeyOf(log)).toThrow('not an Ed25519 key of a witness');
  });

  it('finds each flipped bit of a witness’s signature', async () => {
    const { checkpoint } = formats.cosignature;
    const start = utf8(checkpoint.slice(0, checkpoint.indexOf('\u2014 witness'))).length;
    const note = utf8(checkpoint);
    const witness = witnessKeyOf(keys.witness.vkey);
    for (let bit = start * 8; bit < note.length * 8; ++bit) {
      const flipped = Uint8Array.from(note);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const opened = await openCheckpoint(flipped, [keyOf(log)], [witness]).catch(() => undefined);
      expect(opened?.cosigned ?? []).toEqual([]);
    }
  });

  it('finds each flipped bit of a proof', async () => {
    const [given] = formats.tlogProof;
    const bytes = utf8(given?.text ?? '');
    // A line of a witness that the reader does not know proves nothing: its bits are let alone.
    const end = utf8((given?.text ?? '').split('\u2014 witness')[0] ?? '').length;
    const known = [keyOf(log)];
    const accepted: number[] = [];
    for (let bit = 0; bit < end * 8; ++bit) {
      const flipped = Uint8Array.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      try {
        const { record, index, path, checkpoint } = parseTlogProof(textOf(flipped));
        const { size, root } = await openCheckpoint(checkpoint, known);
        checkInclusion(leafHash(record), index, size, path, root);
        accepted.push(bit);
      } catch (error) {
        expect(error).toHaveProperty('name', 'ProofError');
      }
    }
    expect(accepted).toEqual([]);
  });
});
