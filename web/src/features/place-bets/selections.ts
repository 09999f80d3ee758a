import type { Game } from '@/api/types';
import { eventName, pickNow } from '@/lib/picks';
import type { Pick } from '@/lib/picks';
import { useSlip } from '@/lib/slip';
import type { SlipItem } from '@/lib/slip';
import { showToast } from '@/ui/toast';
import { isBusy } from './slip-desk';

/** The item's side at the game's present quote, since its line may have moved after it was added. */
export function pickOf(game: Game, { betType, selection }: SlipItem): Pick | undefined {
  return pickNow(game, betType, selection);
}

const nameOf = ({ betType, side }: Pick) => `${betType}.${side}`;

/** The sides of this game that are on the slip, as one text: equal texts need no new drawing. */
export function sidesOnSlip(game: Game, items: readonly SlipItem[]): string {
  return items
    .filter(({ gameId }) => gameId === game.id)
    .map((item) => pickOf(game, item))
    .map((pick) => (pick ? nameOf(pick) : ''))
    .join(' ');
}

export function isAmong(sides: string, pick: Pick): boolean {
  return sides.split(' ').includes(nameOf(pick));
}

/** A price that is on the slip already is taken off it again, as a pressed button promises. */
export function toggleSelection(game: Game, pick: Pick): void {
  const { items, add, remove } = useSlip.getState();
  const known = items.find(
    (item) => item.gameId === game.id && isAmong(sidesOnSlip(game, [item]), pick),
  );
  if (known && isBusy(known.id)) return;
  if (known) {
    remove(known.id);
    showToast({
      title: 'Selection Removed',
      description: `${pick.prediction} removed from betslip`,
    });
    return;
  }
  add({
    gameId: game.id,
    eventName: eventName(game),
    betType: pick.betType,
    selection: pick.prediction,
    odds: pick.odds,
  });
  showToast({
    tone: 'success',
    title: 'Selection Added',
    description: `${pick.prediction} added to betslip`,
  });
}
