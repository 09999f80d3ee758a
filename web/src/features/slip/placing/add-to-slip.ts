import { toasts } from './bet-toasts';
import { isSameBet, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';

/** Puts a bet onto the slip, and says so. One that is there already keeps its stake. */
export function addToSlip(selection: Selection): void {
  const { items, add } = useSlip.getState();
  if (items.some((item) => isSameBet(item, selection))) {
    toasts.onSlipAlready(selection.prediction);
    return;
  }
  add(selection);
  toasts.added();
}
