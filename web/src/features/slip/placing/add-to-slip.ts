import { toasts } from './bet-toasts';
import { isSameBet, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';
import type { Toast } from '@/state/toast';

/**
 * Puts a bet onto the slip, and says so, with the way there where the page does not show it. One that is
 * there already keeps its stake.
 */
export function addToSlip(selection: Selection, way?: Toast['link']): void {
  const { items, add } = useSlip.getState();
  if (items.some((item) => isSameBet(item, selection))) {
    toasts.onSlipAlready(selection.prediction);
    return;
  }
  add(selection);
  toasts.added(way);
}
