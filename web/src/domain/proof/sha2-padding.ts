// What SHA-256 and SHA-512 of FIPS 180-4 have in common.

/**
 * The message, a bit 1, zeros, and its length in bits at the end of the last block: an eighth of a
 * block long, of which this sets the last 64 bits.
 */
export function padded(message: Uint8Array, blockBytes: number): DataView {
  const blocks = Math.floor((message.length + blockBytes / 8) / blockBytes) + 1;
  const bytes = new Uint8Array(blocks * blockBytes);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}
