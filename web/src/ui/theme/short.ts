/**
 * A screen, or one at a high zoom, that has no room for bars beside what scrolls: they scroll with it, and
 * the slip's button alone stays.
 */
export const SHORT = '@media (max-height: 30em)';
