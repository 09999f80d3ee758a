import { useEffect } from 'react';
import { create } from 'zustand';

const FLASH_MS = 2000;

/**
 * The level that each player has been shown on this page. XP is mostly earned on other pages, so a
 * rise is measured against the level shown last.
 */
export const useShownLevels = create<Record<number, number>>()(() => ({}));

/** True for two seconds from when a higher level is first shown. */
export function useLevelUp(userId: number, level: number): boolean {
  const shown = useShownLevels((levels) => levels[userId]);
  const risen = shown !== undefined && level > shown;

  useEffect(() => {
    const acknowledge = () => useShownLevels.setState({ [userId]: level });
    if (!risen) {
      acknowledge();
      return;
    }
    const timer = setTimeout(acknowledge, FLASH_MS);
    return () => clearTimeout(timer);
  }, [userId, level, risen]);

  return risen;
}
