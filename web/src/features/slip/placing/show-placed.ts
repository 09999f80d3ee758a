import type { OpenLine } from '@/features/slip/selections/lines';
import type { Order } from '@/features/slip/selections/orders';
import { setProgress } from '@/features/slip/selections/slip-ui';
import { isSameBet, useSlip } from '@/state/slip';
import { toasts } from './bet-toasts';

/** Placed selections stay on the slip for so long, so that one sees which they were (RULES: Numbers). */
const PLACED_SHOWN_MS = 1000;

/** False once the slip was cleared, also when a new selection has the same id. */
function isStillShown(id: number): boolean {
  return useSlip.getState().items.some((item) => item.id === id && item.placed === true);
}

/**
 * Marks lines as placed, and removes them from the slip a moment later. An earlier press may have sent
 * them, so the slip may hold them no longer, or under another id.
 */
export function showPlacedLines(lines: readonly OpenLine[]): void {
  const { items, setStake, markPlaced, remove } = useSlip.getState();
  const placed: number[] = [];
  for (const { item, quote } of lines) {
    const shown = items.find((other) => !other.placed && isSameBet(other, item));
    if (!shown) continue;
    placed.push(shown.id);
    setStake(shown.id, item.betAmount);
    setProgress([shown.id], { kind: 'placed', at: { ...quote, move: undefined } });
  }
  markPlaced(placed);
  setTimeout(() => placed.filter(isStillShown).forEach(remove), PLACED_SHOWN_MS);
}

/** Says which order was placed, and shows it on the slip where it is one of the slip's. */
export function showPlaced(order: Order, betCount: number): void {
  if (order.call === 'bet') {
    toasts.placed(order.body.betAmount, order.body.prediction);
    return;
  }
  showPlacedLines(order.lines);
  toasts.slipPlaced(betCount);
}
