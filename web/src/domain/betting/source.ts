/** Where a game comes from. Only live ones are played for real. */
export type Source = 'simulated' | 'replay' | 'live';

/**
 * The source that all of these share: said once, above them. Undefined when they differ, for then each
 * says its own, and when there are none.
 */
export function sharedSource(items: readonly { source: Source }[]): Source | undefined {
  const sources = new Set(items.map(({ source }) => source));
  const [only] = sources;
  return sources.size === 1 ? only : undefined;
}
