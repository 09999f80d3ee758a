import { toasts } from '@/features/slip/bet-toasts';
import { useSlip } from '@/lib/slip';
import type { Selection } from '@/lib/slip';

/** Puts a bet onto the slip, and says so. */
export function addToSlip(selection: Selection): void {
  useSlip.getState().add(selection);
  toasts.added();
}
