const BYTES = 16;

/** A key that nobody else has: 128 random bits. crypto.randomUUID is missing where a page comes over plain HTTP. */
export function uniqueKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
