/** A busy machine is slow, and a test fails for what it says and not for that. */
export const PATIENCE_MS = 10_000;
