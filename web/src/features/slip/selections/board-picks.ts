import type { Game } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import type { Pick } from '@/domain/betting/picks';
import { isSameBet, PRE_GAME, useSlip } from '@/state/slip';
import type { Selection, SlipItem } from '@/state/slip';
import { showToast } from '@/state/toast';
import { isSlipInSight } from './slip-place';
import { isBusy } from './slip-ui';

const nameOf = ({ betType, side }: Pick) => `${betType}.${side}`;

/** True for a plain price of the board: live prices, props and conditional bets are other bets. */
function isOfBoard({ isLive, prop, condition }: SlipItem): boolean {
  return !isLive && prop === null && condition === null;
}

/** The sides of this game that are on the slip, as one text: an equal text causes no render. */
export function sidesOnSlip(game: Game, items: readonly SlipItem[]): string {
  return items
    .filter((item) => item.gameId === game.id && isOfBoard(item))
    .map(({ betType, side }) => `${betType}.${side}`)
    .join(' ');
}

export function isAmong(sides: string, pick: Pick): boolean {
  return sides.split(' ').includes(nameOf(pick));
}

export function selectionOf(game: Game, pick: Pick, betAmount: number): Selection {
  return { ...PRE_GAME, ...pick, gameId: game.id, eventName: eventName(game), betAmount };
}

/** Adds a price to the slip, or removes it when it is there already. */
export function toggleSelection(selection: Selection): void {
  const { items, add, remove } = useSlip.getState();
  const known = items.find((item) => isSameBet(item, selection));
  if (known && isBusy(known.id)) return;
  const isQuiet = isSlipInSight();
  if (known) {
    remove(known.id);
    showToast({
      isQuiet,
      title: 'Selection Removed',
      description: `${selection.prediction} removed from betslip`,
    });
    return;
  }
  add(selection);
  showToast({
    isQuiet,
    tone: 'success',
    title: 'Selection Added',
    description: `${selection.prediction} added to betslip`,
  });
}
