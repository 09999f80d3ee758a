import { describe, expect, it } from 'vitest';
import { hex, utf8 } from './bytes';
import { isKey, verifyByHand, verifySignature } from './ed25519';
import { sha256 } from './sha256';
import { sha512 } from './sha512';

const bytes = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** RFC 8032, section 7.1: the third test. */
const KEY = bytes('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025');
const MESSAGE = bytes('af82');
const SIGNATURE = bytes(
  '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
);
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

describe.each([
  ['by hand', verifyByHand],
  ['by the browser', verifySignature],
])('a signature checked %s', (_, verify) => {
  it('is good for its own message and key', async () =>
    expect(await verify(KEY, SIGNATURE, MESSAGE)).toBe(true));

  it('is false with any bit flipped', async () => {
    for (let bit = 0; bit < 512; bit += 7) {
      const flipped = Uint8Array.from(SIGNATURE);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await verify(KEY, flipped, MESSAGE)).toBe(false);
    }
    expect(await verify(KEY, SIGNATURE, bytes('af83'))).toBe(false);
  });

  it('is false with the order added to S', async () => {
    const more = Uint8Array.from(SIGNATURE);
    let carry = ORDER;
    for (let at = 32; at < 64; ++at) {
      carry += BigInt(more[at] ?? 0);
      more[at] = Number(carry & 255n);
      carry >>= 8n;
    }
    expect(await verify(KEY, more, MESSAGE)).toBe(false);
  });

  it('is false of a key of small order, which signs everything', async () => {
    const identity = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0));
    const forged = Uint8Array.from([...identity, ...new Uint8Array(32)]);
    expect(await verify(identity, forged, MESSAGE)).toBe(false);
  });
});

it('takes a key in its one form alone', () => {
  expect(isKey(KEY)).toBe(true);
  expect(isKey(KEY.slice(1))).toBe(false);
  // y = p + 1 is the identity written another way.
  expect(isKey(bytes(`ee${'ff'.repeat(30)}7f`))).toBe(false);
  expect(isKey(bytes(`02${'00'.repeat(31)}`))).toBe(false);
});

// A block holds 55 bytes with the padding of SHA-256, and 111 with that of SHA-512.
it.each([0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 1000])(
  'hashes %i bytes as the browser does',
  async (length) => {
    const message = utf8('x'.repeat(length));
    const digest = async (name: string) =>
      hex(new Uint8Array(await crypto.subtle.digest(name, message)));
    expect(hex(sha256(message))).toBe(await digest('SHA-256'));
    expect(hex(sha512(message))).toBe(await digest('SHA-512'));
  },
);
