import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ODDS_FORMATS } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { isSameTeam, SPORTS } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';

export interface Preferences {
  oddsFormat: OddsFormat;
  /** An IANA name; null is the zone of the browser. */
  timeZone: string | null;
  /** Those whose games are shown first, each once. */
  favouriteTeams: readonly TeamRef[];
}

export const PREFERENCES_KEY = 'chalkline.preferences';
const DEFAULTS: Preferences = { oddsFormat: 'american', timeZone: null, favouriteTeams: [] };

/** The server keeps no more. */
export const FAVOURITE_TEAMS_MAX = 20;

/** As the server has codes: it would refuse all settings for one of another shape. */
const CODE = /^[A-Z0-9]{1,8}$/;

function isTeam(stored: Partial<TeamRef> | null): stored is TeamRef {
  if (typeof stored?.code !== 'string' || !CODE.test(stored.code)) return false;
  return SPORTS.some((sport) => sport === stored.sport);
}

function usableTeams(stored: unknown): readonly TeamRef[] {
  if (!Array.isArray(stored)) return DEFAULTS.favouriteTeams;
  const teams = stored.filter(isTeam);
  const isFirst = (team: TeamRef, index: number) =>
    teams.findIndex((one) => isSameTeam(one, team)) === index;
  return teams.filter(isFirst).slice(0, FAVOURITE_TEAMS_MAX);
}

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
  const { oddsFormat, timeZone, favouriteTeams } = (stored ?? {}) as Partial<
    Record<keyof Preferences, unknown>
  >;
  return {
    oddsFormat: ODDS_FORMATS.find((format) => format === oddsFormat) ?? DEFAULTS.oddsFormat,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
    favouriteTeams: usableTeams(favouriteTeams),
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

/** The teams whose games the reader wants first. */
export function useFavouriteTeams(): readonly TeamRef[] {
  return usePreferences((preferences) => preferences.favouriteTeams);
}

/** Adds the team to the favourites, or takes it away. False where there are as many as are kept. */
export function toggleFavourite(team: TeamRef): boolean {
  const { favouriteTeams } = usePreferences.getState();
  const others = favouriteTeams.filter((one) => !isSameTeam(one, team));
  const isNew = others.length === favouriteTeams.length;
  if (isNew && favouriteTeams.length >= FAVOURITE_TEAMS_MAX) return false;
  const { sport, code } = team;
  usePreferences.setState({ favouriteTeams: isNew ? [...others, { sport, code }] : others });
  return true;
}
