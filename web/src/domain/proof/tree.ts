import { concat, demand, isEqual } from './bytes';
import type { Bytes } from './bytes';
import { sha256 } from './sha256';

// The Merkle tree of RFC 6962, checked as RFC 9162 describes. Sizes are bigint: the browser's shifts
// are 32 bits wide.
export const HASH_BYTES = 32;
export const EMPTY_ROOT = sha256(new Uint8Array());
/** A tree of less than 2^63 records has at most so many levels. */
const PATH_MAX = 63;

export function leafHash(record: Uint8Array): Bytes {
  return sha256(concat(Uint8Array.of(0), record));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Bytes {
  return sha256(concat(Uint8Array.of(1), left, right));
}

/** One step from a leaf to the root: the hash so far is joined with another, on its left or right. */
export interface PathStep {
  other: Bytes;
  otherIsLeft: boolean;
  hash: Bytes;
}

function demandHashes(path: readonly Bytes[]): void {
  demand(path.length <= PATH_MAX, 'The proof is too long.');
  demand(
    path.every(({ length }) => length === HASH_BYTES),
    'A part of the proof is not a hash.',
  );
}

/** The steps from the leaf at the index up to the root that the path leads to. */
export function climb(leaf: Bytes, index: bigint, size: bigint, path: readonly Bytes[]) {
  demand(0n <= index && index < size, 'The record lies behind the end of the checkpoint.');
  demandHashes(path);
  const steps: PathStep[] = [];
  let [node, last, hash] = [index, size - 1n, leaf];
  for (const other of path) {
    demand(last > 0n, 'The proof has a hash too many.');
    // The last node of a level without a sibling is the node above as well.
    while (node % 2n === 0n && node === last) [node, last] = [node / 2n, last / 2n];
    const otherIsLeft = node % 2n === 1n;
    hash = otherIsLeft ? nodeHash(other, hash) : nodeHash(hash, other);
    steps.push({ other, otherIsLeft, hash });
    [node, last] = [node / 2n, last / 2n];
  }
  demand(last === 0n, 'The proof lacks a hash.');
  return steps;
}

/** Throws unless the leaf stands at the index of the tree with this root. */
export function checkInclusion(
  leaf: Bytes,
  index: bigint,
  size: bigint,
  path: readonly Bytes[],
  root: Bytes,
): readonly PathStep[] {
  const steps = climb(leaf, index, size, path);
  demand(isEqual(steps.at(-1)?.hash ?? leaf, root), 'The record is not in the log.');
  return steps;
}

export interface Head {
  size: bigint;
  root: Bytes;
}

function demandSame(a: Bytes, b: Bytes): void {
  demand(isEqual(a, b), 'The newer log does not contain the older one.');
}

/** Throws unless the older tree is the beginning of the newer. Both roots are computed again. */
export function checkConsistency(older: Head, newer: Head, path: readonly Bytes[]): void {
  demand(older.size <= newer.size, 'The newer log is shorter than the older one.');
  demandHashes(path);
  if (older.size === 0n || older.size === newer.size) {
    demand(path.length === 0, 'The proof has a hash too many.');
    demandSame(older.root, older.size === 0n ? EMPTY_ROOT : newer.root);
    return;
  }
  let [node, last] = [older.size - 1n, newer.size - 1n];
  while (node % 2n === 1n) [node, last] = [node / 2n, last / 2n];
  // A tree of a power of two is a node of the newer one: its root is not sent.
  const [start, ...rest] = node === 0n ? [older.root, ...path] : path;
  demand(start !== undefined, 'The proof lacks a hash.');
  let [oldHash, newHash] = [start, start];
  for (const other of rest) {
    demand(last > 0n, 'The proof has a hash too many.');
    if (node % 2n === 1n || node === last) {
      oldHash = nodeHash(other, oldHash);
      newHash = nodeHash(other, newHash);
      while (node % 2n === 0n && node > 0n) [node, last] = [node / 2n, last / 2n];
    } else {
      newHash = nodeHash(newHash, other);
    }
    [node, last] = [node / 2n, last / 2n];
  }
  demand(last === 0n, 'The proof lacks a hash.');
  demandSame(oldHash, older.root);
  demandSame(newHash, newer.root);
}
