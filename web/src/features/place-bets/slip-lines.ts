import type { Game } from '@/api/types';
import { profit } from '@/lib/odds';
import type { Pick } from '@/lib/picks';
import { useSlip } from '@/lib/slip';
import type { SlipItem } from '@/lib/slip';
import { pickOf } from './selections';
import { chanceText, isSamePrice, stakeText, useDesk } from './slip-desk';
import type { Progress } from './slip-desk';
import { stakeOf } from './stake';

/** A selection as it stands now. */
export interface SlipLine {
  item: SlipItem;
  game: Game | undefined;
  /** At the present quote: what is shown is what is placed. Undefined when it is not on offer. */
  pick: Pick | undefined;
  stakeText: string;
  chanceText: string;
  progress: Progress | undefined;
}

export interface OpenLine extends SlipLine {
  pick: Pick;
}

/** What is on offer first, each in the order in which it was added. */
export function useSlipLines(games: readonly Game[]): SlipLine[] {
  const items = useSlip((state) => state.items);
  const desk = useDesk();
  const lines = items.map((item) => {
    const game = games.find(({ id }) => id === item.gameId);
    const pick = game && pickOf(game, item);
    const progress = desk.progress[item.id];
    const isMoot = progress?.kind === 'changed' && pick && isSamePrice(progress.from, pick);
    return {
      item,
      game,
      pick,
      stakeText: stakeText(desk, item.id),
      chanceText: chanceText(desk, item.id),
      progress: isMoot ? undefined : progress,
    };
  });
  return lines.toSorted((a, b) => Number(!a.pick) - Number(!b.pick));
}

/** Those whose game has started or is closed: nothing brings them back. */
export function closed(lines: readonly SlipLine[]): SlipLine[] {
  return lines.filter(({ game, progress }) => !game && !progress);
}

/** How many can become bets: what the slip counts. */
export function countOnOffer(lines: readonly SlipLine[]): number {
  return lines.filter(({ pick }) => pick !== undefined).length;
}

/** Those of which another line is the other side of the same market. */
export function opposed(lines: readonly OpenLine[]): OpenLine[] {
  return lines.filter(({ item, pick }) =>
    lines.some(
      (other) =>
        other.item.gameId === item.gameId &&
        other.pick.betType === pick.betType &&
        other.pick.side !== pick.side,
    ),
  );
}

/** Those that a press of Place Bet sends: on offer, not under way, not asking anything. */
export function placeable(lines: readonly SlipLine[]): OpenLine[] {
  return lines.filter(
    (line): line is OpenLine =>
      line.pick !== undefined && (!line.progress || line.progress.kind === 'refused'),
  );
}

export function totals(lines: readonly OpenLine[]): { stake: number; winnings: number } {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    stake: sum(lines.map((line) => stakeOf(line.stakeText))),
    winnings: sum(lines.map((line) => profit(stakeOf(line.stakeText), line.pick.odds))),
  };
}
