export type Bytes = Uint8Array<ArrayBuffer>;

/** Says in one sentence why what was given is no proof. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/** Throws the sentence unless the condition holds. */
export function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new ProofError(sentence);
}

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** Reads strict UTF-8. A decoder by its defaults replaces what is wrong and drops a byte order mark. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ProofError('The text is not UTF-8.');
  }
}

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Reads base64 in its one canonical form. atob alone takes spaces, missing padding and unused bits, so
 * that several texts would be the same bytes.
 */
export function fromBase64(text: string): Bytes {
  let binary = '';
  try {
    binary = atob(text);
  } catch {
    throw new ProofError('A part is not base64.');
  }
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  demand(base64(bytes) === text, 'A part is not canonical base64.');
  return bytes;
}

/** A number below 2^63 in decimal digits, without leading zeros, as all sizes and indices are written. */
export function decimal(text: string): bigint {
  demand(/^(0|[1-9][0-9]{0,18})$/.test(text), 'A number is not written in plain decimal digits.');
  const value = BigInt(text);
  demand(value < 2n ** 63n, 'A number is too large.');
  return value;
}
