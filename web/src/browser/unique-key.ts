const BYTES = 16;

/** Returns 128 random bits in hex. crypto.randomUUID is missing on a page that comes over plain HTTP. */
export function uniqueKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
