import { create } from 'zustand';
import { useSlip } from '@/state/slip';
import type { SlipQuote } from './quotes';

/** How far a selection is on its way to a bet. */
export type Progress =
  | { kind: 'processing' }
  /** At this price, whatever it is since. */
  | { kind: 'placed'; at: SlipQuote }
  /** The server quotes another price than the one that was sent: asked about. */
  | { kind: 'changed'; from: SlipQuote }
  /** It is not offered any more. */
  | { kind: 'gone'; reason: string };

interface Desk {
  chances: Partial<Record<number, string>>;
  progress: Partial<Record<number, Progress>>;
  /** The stated chance of the parlay, as typed. */
  parlayChance: string;
  /** The selections of a placement that new odds have interrupted. */
  interrupted: readonly number[];
  /** Whose stake was wanting when Place Bet was pressed, and is asked for there. A new object each time. */
  wantsStake: { of: number | 'parlay' } | undefined;
  /** Whether a visitor is asked to sign in. */
  asksToSignIn: boolean;
}

/**
 * What is being done with the selections, by their ids. It outlives the page, so that bets under way are
 * still under way for who leaves the page and returns.
 */
export const useDesk = create<Desk>()(() => ({
  chances: {},
  progress: {},
  parlayChance: '',
  interrupted: [],
  wantsStake: undefined,
  asksToSignIn: false,
}));

// What is off the slip is forgotten: its id may be given to another selection.
useSlip.subscribe(({ items, parlayStake }) => {
  const isComplete = parlayStake > 0 && items.every(({ betAmount }) => betAmount > 0);
  const onSlip = <T>(values: Partial<Record<number, T>>) =>
    Object.fromEntries(items.filter(({ id }) => id in values).map(({ id }) => [id, values[id]]));
  useDesk.setState(({ chances, progress, parlayChance, wantsStake }) => ({
    chances: onSlip(chances),
    progress: onSlip(progress),
    parlayChance: items.length > 1 ? parlayChance : '',
    wantsStake: isComplete ? undefined : wantsStake,
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

export function askForStake(of: number | 'parlay' | undefined): void {
  if (of !== undefined) useDesk.setState({ wantsStake: { of } });
}

export function askToSignIn(): void {
  useDesk.setState({ asksToSignIn: true });
}
