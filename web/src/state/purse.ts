import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A class from whose purse the player bets. */
export interface ChosenClass {
  id: string;
  title: string;
}

interface PurseChoice {
  /** null: the player's own account. */
  chosen: ChosenClass | null;
}

function isClass(stored: unknown): stored is ChosenClass {
  const { id, title } = (stored ?? {}) as Partial<Record<keyof ChosenClass, unknown>>;
  return typeof id === 'string' && typeof title === 'string';
}

/**
 * The purse that bets are placed from and that is looked at. Each tab has its own, so that a slip is
 * paid from the purse that it names, whatever is chosen in another one.
 */
export const usePurse = create<PurseChoice>()(
  persist((): PurseChoice => ({ chosen: null }), {
    name: 'chalkline.purse',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored) => {
      const { chosen } = (stored ?? {}) as { chosen?: unknown };
      return { chosen: isClass(chosen) ? { id: chosen.id, title: chosen.title } : null };
    },
  }),
);

/** The class of the chosen purse, or null. */
export function useChosenClass(): ChosenClass | null {
  return usePurse(({ chosen }) => chosen);
}

/** The parameter of a call about the chosen purse. */
export function purseQuery(): { purse?: string } {
  const { chosen } = usePurse.getState();
  return chosen ? { purse: chosen.id } : {};
}
