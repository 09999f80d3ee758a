import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const BOARD_LOOKS = ['cards', 'rows'] as const;
export type BoardLook = (typeof BOARD_LOOKS)[number];

interface State {
  look: BoardLook;
}

/**
 * How the board shows its games. Kept by this browser and not with the account: a phone and a wide screen of
 * one person are looked at in different ways.
 */
export const useBoardLook = create<State>()(
  persist((): State => ({ look: 'cards' }), {
    name: 'chalkline.board',
    version: 1,
    merge: (stored) => {
      const { look } = (stored ?? {}) as { look?: unknown };
      return { look: BOARD_LOOKS.find((known) => known === look) ?? 'cards' };
    },
  }),
);
