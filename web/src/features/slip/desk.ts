import { create } from 'zustand';
import type { Quote } from '@/lib/picks';
import { useSlip } from '@/lib/slip';
import type { Offer } from '@/lib/slip';

/** How far a selection is on its way to a bet. */
export type Progress =
  | { kind: 'processing' }
  | { kind: 'placed' }
  /** The server's offer instead of the price that was sent. */
  | { kind: 'changed'; from: Quote; offer: Offer; reason: string }
  /** It is not offered any more. */
  | { kind: 'gone'; reason: string };

interface Desk {
  chances: Partial<Record<number, string>>;
  progress: Partial<Record<number, Progress>>;
  /** The stated chance of the parlay, as typed. */
  parlayChance: string;
  /** Why nothing was placed, where that is not about one selection alone. */
  refusal: string | undefined;
  /** The selections of a placement that new odds have interrupted. */
  interrupted: readonly number[];
}

/**
 * What is being done with the selections, by their ids. It outlives the page, so that bets under way are
 * still under way for who leaves the page and returns.
 */
export const useDesk = create<Desk>()(() => ({
  chances: {},
  progress: {},
  parlayChance: '',
  refusal: undefined,
  interrupted: [],
}));

// What is off the slip is forgotten: its id may be given to another selection. And what was wrong with the
// slip may be so no longer.
useSlip.subscribe(({ items }) => {
  const onSlip = <T>(values: Partial<Record<number, T>>) =>
    Object.fromEntries(items.filter(({ id }) => id in values).map(({ id }) => [id, values[id]]));
  useDesk.setState(({ chances, progress, parlayChance }) => ({
    chances: onSlip(chances),
    progress: onSlip(progress),
    parlayChance: items.length > 1 ? parlayChance : '',
    refusal: undefined,
  }));
});

/** The stated chance as typed: whole percent, or nothing. */
export function chanceText(desk: Desk, id: number): string {
  return desk.chances[id] ?? '';
}

export function setChance(id: number, text: string): void {
  useDesk.setState(({ chances }) => ({ chances: { ...chances, [id]: text } }));
}

export function setProgress(ids: readonly number[], progress: Progress | undefined): void {
  useDesk.setState((desk) => ({
    progress: { ...desk.progress, ...Object.fromEntries(ids.map((id) => [id, progress])) },
  }));
}

/** A bet under way or made: neither taken back nor placed again. */
export function isBusy(id: number): boolean {
  const kind = useDesk.getState().progress[id]?.kind;
  return kind === 'processing' || kind === 'placed';
}
