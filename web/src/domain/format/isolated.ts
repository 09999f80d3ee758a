/**
 * A name within a sentence: one in a script from right to left does not turn the words beside it. Where a page shows
 * it in an element of its own, that is a `bdi`.
 */
export const isolated = (name: string) => `\u2068${name}\u2069`;
