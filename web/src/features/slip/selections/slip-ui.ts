import { create } from 'zustand';
import { useSlip } from '@/state/slip';
import type { SlipQuote } from './quotes';

/** The progress of a selection towards a bet. */
export type Progress =
  | { kind: 'processing' }
  /** At this price, even if it has moved since. */
  | { kind: 'placed'; at: SlipQuote }
  /** The server quotes another price than the one that was sent: the player is asked. */
  | { kind: 'changed'; from: SlipQuote }
  /** It is not offered any more. */
  | { kind: 'gone'; reason: string };

interface SlipUi {
  /** The stated chances, as typed. */
  chances: Partial<Record<number, string>>;
  progress: Partial<Record<number, Progress>>;
  /** The stated chance of the parlay, as typed. */
  parlayChance: string;
  /** The selections of a placement that new odds have interrupted. */
  interrupted: readonly number[];
  /** The texts of stake boxes that are no stake, as typed. */
  stakeTexts: Partial<Record<number | 'parlay', string>>;
  /** The line whose stake was missing when Place Bet was pressed. A new object each time. */
  missingStakeFor: { of: number | 'parlay' } | undefined;
  /** The line whose estimate was no chance when Place Bet was pressed. A new object each time. */
  wrongChanceOf: { of: number | 'parlay' } | undefined;
  /** The stake that the keyboard is led to, in the drawer of a small screen. A new object each time. */
  stakeWanted: { of: number | 'parlay' } | undefined;
  /** Whether a visitor is asked to sign in. */
  signInPromptOpen: boolean;
}

/**
 * The state of the selections in the slip's interface, by their ids. It outlives the page, so that
 * bets under way are still shown so after leaving the page and returning.
 */
export const useSlipUi = create<SlipUi>()(() => ({
  chances: {},
  progress: {},
  parlayChance: '',
  interrupted: [],
  stakeTexts: {},
  missingStakeFor: undefined,
  wrongChanceOf: undefined,
  stakeWanted: undefined,
  signInPromptOpen: false,
}));

// A removed selection is forgotten: its id may be given to another.
useSlip.subscribe(({ items, parlayStake }) => {
  const isComplete = parlayStake > 0 && items.every(({ betAmount }) => betAmount > 0);
  const onSlip = <T>(values: Partial<Record<number, T>>) =>
    Object.fromEntries(items.filter(({ id }) => id in values).map(({ id }) => [id, values[id]]));
  useSlipUi.setState(({ chances, progress, parlayChance, stakeTexts, missingStakeFor }) => ({
    stakeTexts: {
      ...onSlip(stakeTexts),
      parlay: items.length > 1 ? (stakeTexts.parlay ?? '') : '',
    },
    chances: onSlip(chances),
    progress: onSlip(progress),
    parlayChance: items.length > 1 ? parlayChance : '',
    missingStakeFor: isComplete ? undefined : missingStakeFor,
  }));
});

export function setStakeText(of: number | 'parlay', text: string): void {
  useSlipUi.setState(({ stakeTexts }) => ({ stakeTexts: { ...stakeTexts, [of]: text } }));
}

/** The stated chance as typed. */
export function chanceText(ui: SlipUi, id: number): string {
  return ui.chances[id] ?? '';
}

export function setChance(id: number, text: string): void {
  useSlipUi.setState(({ chances }) => ({ chances: { ...chances, [id]: text } }));
}

export function setProgress(ids: readonly number[], progress: Progress | undefined): void {
  useSlipUi.setState((ui) => ({
    progress: { ...ui.progress, ...Object.fromEntries(ids.map((id) => [id, progress])) },
  }));
}

/** True for a bet under way or placed: it can be neither removed nor placed again. */
export function isBusy(id: number): boolean {
  const kind = useSlipUi.getState().progress[id]?.kind;
  return kind === 'processing' || kind === 'placed';
}

export function askForStake(of: number | 'parlay' | undefined): void {
  if (of !== undefined) useSlipUi.setState({ missingStakeFor: { of } });
}

export function askForChance(of: number | 'parlay'): void {
  useSlipUi.setState({ wrongChanceOf: { of } });
}

export function openSignInPrompt(): void {
  useSlipUi.setState({ signInPromptOpen: true });
}
