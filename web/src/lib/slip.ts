import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { BetType } from './picks';

export interface Selection {
  gameId: string;
  /** 'away @ home'. */
  eventName: string;
  betType: BetType;
  /** The label as quoted. */
  selection: string;
  odds: number;
}
export interface SlipItem extends Selection {
  /** The client's own, below SLIP_IDS; the server's bet ids are its own. */
  id: number;
}

/** Where the slip is on the page, for a link to it: beside the games, or its button on a small screen. */
export const BET_SLIP = { wide: 'bet-slip', small: 'bet-slip-button' };

const SLIP_IDS = 10_000;
export const SLIP_KEY = 'chalkline.slip';
/** Fired on window with the SlipItem as its detail. */
export const BET_SELECTED = 'betSelected';

interface SlipState {
  items: SlipItem[];
  /** The same side of the same game again only renews its price. */
  add: (selection: Selection) => SlipItem;
  remove: (id: number) => void;
  clear: () => void;
}

export function sameSide(a: Selection, b: Selection): boolean {
  return a.gameId === b.gameId && a.betType === b.betType && a.selection === b.selection;
}

function freeId(items: readonly SlipItem[]): number {
  for (;;) {
    const id = Math.floor(Math.random() * SLIP_IDS);
    if (!items.some((item) => item.id === id)) return id;
  }
}

/** What storage holds may be of another version, or written by hand. */
function storedItems(stored: unknown): SlipItem[] {
  const items: unknown = (stored as { items?: unknown } | undefined)?.items;
  return Array.isArray(items) ? items.filter(isSlipItem) : [];
}

function isSlipItem(item: unknown): item is SlipItem {
  const { id, gameId, eventName, selection, odds } = (item ?? {}) as Partial<SlipItem>;
  const numbers = Number.isInteger(id) && Number.isInteger(odds);
  return numbers && [gameId, eventName, selection].every((text) => typeof text === 'string');
}

export const useSlip = create<SlipState>()(
  persist(
    (set, get) => ({
      items: [],
      add: (selection) => {
        const before = get().items;
        const known = before.find((item) => sameSide(item, selection));
        const item = { ...selection, id: known?.id ?? freeId(before) };
        set({
          items: known ? before.map((old) => (old === known ? item : old)) : [...before, item],
        });
        window.dispatchEvent(new CustomEvent(BET_SELECTED, { detail: item }));
        return item;
      },
      remove: (id) => set({ items: get().items.filter((item) => item.id !== id) }),
      clear: () => set({ items: [] }),
    }),
    {
      name: SLIP_KEY,
      version: 1,
      partialize: ({ items }) => ({ items }),
      merge: (stored, current) => ({ ...current, items: storedItems(stored) }),
    },
  ),
);
