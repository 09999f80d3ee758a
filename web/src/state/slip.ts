import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Condition } from '@/domain/betting/conditional';
import type { BetType, Side } from '@/domain/betting/picks';
import type { PropType } from '@/domain/betting/props';

// The one slip of the app: games' prices, player props, conditionals and live prices gather here.

/** The default bet of the Traditional View's form, and the default stake of everything else (RULES: Numbers). */
export const BET_AMOUNT = 100;
export const DEFAULT_STAKE = 10;
/** No more are placed at once. */
export const SLIP_MAX = 20;

/** A player's figure, as quoted for a short while. */
export interface SlipProp {
  propType: PropType;
  /** The line. */
  propValue: number;
  playerName: string;
  playerId: string;
  quoteId: string;
}

export interface Selection {
  gameId: string;
  /** 'away @ home'. */
  eventName: string;
  betType: BetType | 'prop';
  side: Side;
  /** The label as quoted. */
  prediction: string;
  /** As quoted: of the side, or the total; 0 of a moneyline. */
  line: number;
  /** As quoted, with what a condition adds to it. */
  odds: number;
  /** The stake in coins; 0 while nothing is typed. */
  betAmount: number;
  isLive: boolean;
  /** For a live price: the tick that it was quoted at. */
  quotedAt: string | null;
  prop: SlipProp | null;
  condition: Condition | null;
}

/** The fields that a plain price of a game's market does not use. */
export const PRE_GAME = { isLive: false, quotedAt: null, prop: null, condition: null };

/** Its winnings follow from its stake and its price, and it is pending as long as it is here. */
export interface SlipItem extends Selection {
  /** The client's own, below SLIP_IDS; the server's bet ids are its own. */
  id: number;
  /** The server's last offer in place of the quote that was sent. */
  renewed?: Offer;
  /** It has become a bet, and is shown for a moment more. It is not stored. */
  placed?: true;
}

/** The present quote of the same pick. */
export interface Offer {
  prediction: string;
  line: number;
  odds: number;
  quotedAt: string | null;
  quoteId: string | null;
}

const SLIP_IDS = 10_000;
export const SLIP_KEY = 'chalkline.slip';
/** A slip that an older version stored lacks the lines of its picks: it is not kept. */
const VERSION = 3;
/** Fired on window with what was selected as its detail. */
export const BET_SELECTED = 'betSelected';

interface Slip {
  items: SlipItem[];
  /** Whether a parlay is chosen; it takes more than one item to be one. */
  isParlay: boolean;
  /** In coins; 0 while nothing is typed. */
  parlayStake: number;
}

interface SlipState extends Slip {
  /** The same side of the same market again only renews its price. */
  add: (selection: Selection) => SlipItem;
  remove: (id: number) => void;
  markPlaced: (ids: readonly number[]) => void;
  clear: () => void;
  setStake: (id: number, coins: number) => void;
  /** The same pick as it is quoted now. */
  renew: (id: number, offer: Offer) => void;
  setParlay: (isParlay: boolean) => void;
  setParlayStake: (coins: number) => void;
}

const EMPTY: Slip = { items: [], isParlay: false, parlayStake: DEFAULT_STAKE };

/** Identifies a bet by all of a selection but its price, its line and its stake. */
function nameOf({ gameId, betType, side, isLive, prop, condition }: Selection): string {
  const player = prop && [prop.playerId, prop.propType];
  const what = condition && [condition.type, condition.team, condition.time];
  return JSON.stringify([gameId, betType, side, isLive, player, what]);
}

export function isSameBet(a: Selection, b: Selection): boolean {
  return nameOf(a) === nameOf(b);
}

function freeId(items: readonly SlipItem[]): number {
  for (;;) {
    const id = Math.floor(Math.random() * SLIP_IDS);
    if (!items.some((item) => item.id === id)) return id;
  }
}

function announce({ id, gameId, eventName, betType, prediction, odds }: SlipItem): void {
  const detail = { id, gameId, eventName, betType, selection: prediction, odds };
  window.dispatchEvent(new CustomEvent(BET_SELECTED, { detail }));
}

type Stored = Partial<Record<keyof SlipItem, unknown>> | null;

function isText(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

/** Checks a stored item: it may be of another version, or written by hand. */
function isSlipItem(stored: unknown): stored is SlipItem {
  const item = stored as Stored;
  if (typeof item !== 'object' || item === null) return false;
  const { id, gameId, eventName, betType, side, prediction, line, odds, betAmount, isLive } = item;
  return (
    [id, odds, betAmount].every(Number.isInteger) &&
    isText(gameId, eventName, betType, side, prediction) &&
    Number.isFinite(line) &&
    typeof isLive === 'boolean' &&
    (betType === 'prop') === isObject(item.prop) &&
    item.condition !== undefined &&
    (item.renewed === undefined || isOffer(item.renewed))
  );
}

function isOffer(stored: unknown): boolean {
  const offer = stored as Partial<Record<keyof Offer, unknown>> | null;
  return isText(offer?.prediction) && Number.isFinite(offer?.line) && Number.isInteger(offer?.odds);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function usable(stored: unknown): Slip {
  const slip = (stored ?? {}) as Partial<Record<keyof Slip, unknown>>;
  const { isParlay, parlayStake } = slip;
  const items = Array.isArray(slip.items) ? slip.items.filter(isSlipItem) : EMPTY.items;
  return {
    items,
    isParlay: isParlay === true && items.length > 1,
    parlayStake: Number.isInteger(parlayStake) ? (parlayStake as number) : EMPTY.parlayStake,
  };
}

function isPlaced({ placed }: SlipItem): boolean {
  return placed === true;
}

/**
 * Returns the slip as it is stored. Placed items are still shown but are bets by now: a parlay that
 * they made is over, and its stake with it.
 */
function storedSlip({ items, isParlay, parlayStake }: Slip): Slip {
  return items.some(isPlaced)
    ? { ...EMPTY, items: items.filter((item) => !isPlaced(item)) }
    : { items, isParlay, parlayStake };
}

export const useSlip = create<SlipState>()(
  persist(
    (set, get) => {
      const change = (id: number, how: (item: SlipItem) => SlipItem) =>
        set({ items: get().items.map((item) => (item.id === id ? how(item) : item)) });
      return {
        ...EMPTY,
        add: (selection) => {
          const before = get().items;
          const known = before.find((item) => !item.placed && isSameBet(item, selection));
          const item = { ...selection, id: known?.id ?? freeId(before) };
          set({
            items: known ? before.map((old) => (old === known ? item : old)) : [...before, item],
          });
          announce(item);
          return item;
        },
        remove: (id) => {
          const before = get().items;
          const items = before.filter((item) => item.id !== id);
          // It may be gone already: then nothing changes, and no subscriber is called.
          if (items.length === before.length) return;
          // With the last placed item the parlay that was placed goes as well.
          if (before.some(isPlaced) && !items.some(isPlaced)) set({ ...EMPTY, items });
          else set(items.length > 1 ? { items } : { items, isParlay: false });
        },
        markPlaced: (ids) => ids.forEach((id) => change(id, (item) => ({ ...item, placed: true }))),
        clear: () => set(EMPTY),
        setStake: (id, betAmount) => change(id, (item) => ({ ...item, betAmount })),
        renew: (id, renewed) => change(id, (item) => ({ ...item, renewed })),
        setParlay: (isParlay) => set({ isParlay }),
        setParlayStake: (parlayStake) => set({ parlayStake }),
      };
    },
    {
      name: SLIP_KEY,
      version: VERSION,
      partialize: (slip) => storedSlip(slip),
      migrate: () => EMPTY,
      merge: (stored, current) => ({ ...current, ...usable(stored) }),
    },
  ),
);
