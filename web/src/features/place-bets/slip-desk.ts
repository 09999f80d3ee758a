import { create } from 'zustand';
import { useSlip } from '@/lib/slip';

/** How far a selection is on its way to a bet. */
export type Progress =
  | { kind: 'processing' }
  | { kind: 'placed' }
  | { kind: 'refused'; sentence: string }
  /** The price has changed from this one; the new one is the game's. */
  | { kind: 'changed'; from: Price };

export interface Price {
  prediction: string;
  odds: number;
}

/** A price that changed may have come back since. */
export function isSamePrice(a: Price, b: Price): boolean {
  return a.prediction === b.prediction && a.odds === b.odds;
}

interface Desk {
  stakes: Partial<Record<number, string>>;
  chances: Partial<Record<number, string>>;
  progress: Partial<Record<number, Progress>>;
}

/** SPEC's default bet. */
const DEFAULT_STAKE = '100';

/**
 * What is being done with the selections, by their ids. It outlives the page, so that a bet under way is
 * still under way for who leaves the page and returns.
 */
export const useDesk = create<Desk>()(() => ({ stakes: {}, chances: {}, progress: {} }));

// What is off the slip is forgotten: its id may be given to another selection.
useSlip.subscribe(({ items }) => {
  const onSlip = <T>(values: Partial<Record<number, T>>) =>
    Object.fromEntries(items.filter(({ id }) => id in values).map(({ id }) => [id, values[id]]));
  useDesk.setState(({ stakes, chances, progress }) => ({
    stakes: onSlip(stakes),
    chances: onSlip(chances),
    progress: onSlip(progress),
  }));
});

/** The stake as typed: digits alone, or nothing. */
export function stakeText(desk: Desk, id: number): string {
  return desk.stakes[id] ?? DEFAULT_STAKE;
}

export function setStake(id: number, text: string): void {
  useDesk.setState(({ stakes }) => ({ stakes: { ...stakes, [id]: text } }));
}

/** The stated chance as typed: whole percent, or nothing. */
export function chanceText(desk: Desk, id: number): string {
  return desk.chances[id] ?? '';
}

export function setChance(id: number, text: string): void {
  useDesk.setState(({ chances }) => ({ chances: { ...chances, [id]: text } }));
}

export function setProgress(id: number, progress: Progress | undefined): void {
  useDesk.setState((desk) => ({ progress: { ...desk.progress, [id]: progress } }));
}

/** A bet under way or made: neither taken back nor placed again. */
export function isBusy(id: number): boolean {
  const kind = useDesk.getState().progress[id]?.kind;
  return kind === 'processing' || kind === 'placed';
}
