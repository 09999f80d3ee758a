import { describe, expect, it } from 'vitest';
import { usable } from './preferences';

describe('stored preferences', () => {
  it('are kept when they make sense', () => {
    const stored = { oddsFormat: 'decimal', timeZone: 'Europe/London' };
    expect(usable(stored)).toEqual(stored);
  });

  it.each([undefined, null, {}, { oddsFormat: 'roman', timeZone: 'Mars/Olympus' }, 7])(
    'fall back to American odds and the zone of the browser: %j',
    (stored) => {
      expect(usable(stored)).toEqual({ oddsFormat: 'american', timeZone: null });
    },
  );
});
