import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useChangeSettings, useSettings } from '@/api/account/settings';
import type { Settings } from '@/api/types';
import { showRefusal } from '@/features/settings/show-refusal';
import { useColourMode } from '@/state/colour-mode';
import { usable, usePreferences } from '@/state/preferences';

type Shown = Pick<Settings, 'oddsFormat' | 'colourMode' | 'timeZone' | 'favouriteTeams'>;

/** The settings of this browser. */
function shownHere(): Shown {
  const { oddsFormat, timeZone, favouriteTeams } = usePreferences.getState();
  const colourMode = useColourMode.getState().choice;
  return { oddsFormat, timeZone, colourMode, favouriteTeams: [...favouriteTeams] };
}

function show(settings: Shown): void {
  usePreferences.setState(usable(settings));
  useColourMode.getState().choose(settings.colourMode);
}

const namesOf = ({ favouriteTeams }: Shown) =>
  favouriteTeams.map(({ sport, code }) => `${sport} ${code}`).join();

function same(a: Shown, b: Shown): boolean {
  return (
    a.oddsFormat === b.oddsFormat &&
    a.colourMode === b.colourMode &&
    a.timeZone === b.timeZone &&
    namesOf(a) === namesOf(b)
  );
}

/** The server's answer for an account whose owner has never chosen anything. */
const UNTOUCHED: Shown = {
  oddsFormat: 'american',
  colourMode: 'system',
  timeZone: null,
  favouriteTeams: [],
};

/** True while the account's own settings are those shown: what is changed before would be lost. */
export const useIsSynced = create(() => false);

/**
 * The account's own settings are shown once they are known, and whatever is changed on this browser
 * from then on is kept with the account. A new account takes over what was chosen before signing up.
 */
export function useSyncSettings(): void {
  const { data: settings } = useSettings();
  const { mutate: change } = useChangeSettings();
  const begun = useRef(false);

  useEffect(() => () => useIsSynced.setState(false, true), []);

  useEffect(() => {
    if (!settings) return;
    const keep = () => {
      const shown = shownHere();
      if (same(shown, settings)) return;
      change(shown, { onError: (error) => showRefusal('Settings not saved', error) });
    };
    if (!begun.current) {
      begun.current = true;
      if (same(settings, UNTOUCHED)) keep();
      else show(settings);
      useIsSynced.setState(true, true);
    }
    const stops = [usePreferences.subscribe(keep), useColourMode.subscribe(keep)];
    return () => stops.forEach((stop) => stop());
  }, [settings, change]);
}
