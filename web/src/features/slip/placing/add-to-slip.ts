import { isSlipInSight } from '@/features/slip/selections/slip-place';
import { isSameBet, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';
import type { Toast } from '@/state/toast';
import { toasts } from './bet-toasts';

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
  const isQuiet = isSlipInSight();
  add(selection);
  toasts.added(isQuiet, way);
}
