import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ODDS_FORMATS } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';

export interface Preferences {
  oddsFormat: OddsFormat;
  /** An IANA name; null is the zone of the browser. */
  timeZone: string | null;
}

export const PREFERENCES_KEY = 'chalkline.preferences';
const DEFAULTS: Preferences = { oddsFormat: 'american', timeZone: null };

/** A name that this browser does not know would make every date throw. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks preferences from storage or the server: they may be of another version of the app, or of
 * another browser.
 */
export function usable(stored: unknown): Preferences {
  const { oddsFormat, timeZone } = (stored ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  return {
    oddsFormat: ODDS_FORMATS.find((format) => format === oddsFormat) ?? DEFAULTS.oddsFormat,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
  };
}

/** How prices and times are written on this browser. The server's copy is shown over it at sign-in. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => DEFAULTS, {
    name: PREFERENCES_KEY,
    version: 1,
    merge: usable,
  }),
);

/** The format that the reader has chosen. */
export function useOddsFormat(): OddsFormat {
  return usePreferences((preferences) => preferences.oddsFormat);
}
