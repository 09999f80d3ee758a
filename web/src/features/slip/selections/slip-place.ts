import { WIDE } from '@/browser/use-is-wide';
import { isSameBet, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';
import { SLIP_ANCHORS } from './slip-anchors';
import { useSlipUi } from './slip-ui';

const isWide = () => window.matchMedia(WIDE).matches;

/**
 * Whether what is added now is seen on the slip: beside the games, or in the drawer of a small screen,
 * which opens on the first add.
 */
export function isSlipInSight(): boolean {
  const isOnPage = document.getElementById(SLIP_ANCHORS.wide) !== null;
  return isOnPage && (isWide() || useSlip.getState().items.length === 0);
}

/** The box of a stake, by the mark that useStakeField puts on it. */
export function stakeBox(of: number | 'parlay', within: string): HTMLInputElement | null {
  return document.querySelector(`${within} [data-stake="${of}"]`);
}

/** Puts the keyboard into the stake of a selection, which is that of the parlay where it is a leg. */
export function goToStake(selection: Selection): void {
  const { items, isParlay } = useSlip.getState();
  const item = items.find((one) => isSameBet(one, selection));
  if (!item) return;
  const of = isParlay && items.length > 1 ? 'parlay' : item.id;
  if (!isWide()) {
    useSlipUi.setState({ stakeWanted: { of } });
    return;
  }
  const slip = `#${SLIP_ANCHORS.wide}`;
  const box = stakeBox(of, slip);
  box?.select();
  (box ?? document.querySelector<HTMLElement>(slip))?.focus();
}
