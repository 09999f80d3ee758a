/** Long enough for a busy machine: a slow one should not fail a test. */
export const PATIENCE_MS = 10_000;
