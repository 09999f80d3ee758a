/** Where a game comes from. Only live ones are played for real. */
export type Source = 'simulated' | 'replay' | 'live';

/**
 * The source that all items share, to be shown once above them. Undefined when they differ, or when
 * there are none.
 */
export function sharedSource(items: readonly { source: Source }[]): Source | undefined {
  const sources = new Set(items.map(({ source }) => source));
  const [only] = sources;
  return sources.size === 1 ? only : undefined;
}
