import { usePropOffers } from '@/api/betting/props';
import { useLiveGames } from '@/api/streams/live';
import type { LiveState } from '@/api/streams/live';
import type { Game } from '@/api/types';
import { profit } from '@/domain/odds/odds';
import { isSameBet, useSlip } from '@/state/slip';
import type { SlipItem } from '@/state/slip';
import { isSameOffer, quoteOf } from './quotes';
import type { Closed, SlipQuote } from './quotes';
import { chanceText, useSlipUi } from './slip-ui';
import type { Progress } from './slip-ui';

/** A selection as it stands now. */
export interface SlipLine {
  item: SlipItem;
  game: Game | undefined;
  /** The live game, for a live price. */
  live: LiveState | undefined;
  /** The present quote, which is shown and placed. Undefined when it is not on offer. */
  quote: SlipQuote | undefined;
  closed: Closed | undefined;
  chanceText: string;
  progress: Progress | undefined;
}

export interface OpenLine extends SlipLine {
  quote: SlipQuote;
}

/** A question is moot once the price that was sent has come back. */
function isMoot(progress: Progress | undefined, quote: SlipQuote | undefined): boolean {
  return progress?.kind === 'changed' && quote !== undefined && isSameOffer(progress.from, quote);
}

/**
 * Returns a quote that no board changes any more: a placed bet keeps its price, and a selection that
 * the server no longer offers has none.
 */
function fixedQuote(progress: Progress | undefined): SlipQuote | Closed | undefined {
  if (progress?.kind === 'placed') return progress.at;
  return progress?.kind === 'gone' ? { why: progress.reason, forGood: true } : undefined;
}

/** The lines on offer first, each in the order in which it was added. */
export function useSlipLines(games: readonly Game[] | undefined): SlipLine[] {
  const items = useSlip((state) => state.items);
  const ui = useSlipUi();
  const gameOf = (item: SlipItem) => games?.find(({ id }) => id === item.gameId);
  const idsOf = (some: readonly SlipItem[]) => some.map(({ gameId }) => gameId);
  const liveGames = useLiveGames(idsOf(items.filter(({ isLive }) => isLive)));
  const offers = usePropOffers(idsOf(items.filter((item) => item.prop && gameOf(item))));

  const lines = items.map((item): SlipLine => {
    const { gameId } = item;
    const game = gameOf(item);
    const known = ui.progress[item.id];
    const live = item.isLive ? liveGames[gameId] : undefined;
    const sources = { game, gamesAreKnown: games !== undefined, live, offers: offers[gameId] };
    const found = fixedQuote(known) ?? quoteOf(item, sources);
    const quote = 'odds' in found ? found : undefined;
    return {
      item,
      game,
      live,
      quote,
      closed: 'why' in found ? found : undefined,
      chanceText: chanceText(ui, item.id),
      progress: isMoot(known, quote) ? undefined : known,
    };
  });
  return lines.toSorted((a, b) => Number(!a.quote) - Number(!b.quote));
}

/** A line with its open question. */
export interface AskingLine extends OpenLine {
  progress: Extract<Progress, { kind: 'changed' }>;
}

export function isAsking(line: SlipLine): line is AskingLine {
  return isOpen(line) && line.progress?.kind === 'changed';
}

/** The lines that nothing brings back. */
export function closed(lines: readonly SlipLine[]): SlipLine[] {
  return lines.filter((line) => line.closed?.forGood);
}

export function isOpen(line: SlipLine): line is OpenLine {
  return line.quote !== undefined;
}

/** The lines on offer that are not bets yet. */
export function unplaced(lines: readonly SlipLine[]): OpenLine[] {
  return lines.filter(isOpen).filter(({ progress }) => progress?.kind !== 'placed');
}

/** How many lines can become bets: the count of the slip. */
export function countOnOffer(lines: readonly SlipLine[]): number {
  return lines.filter(isOpen).length;
}

/** True when all lines are closed: there is nothing to sum, and nothing to place. */
export function isAllClosed(lines: readonly SlipLine[]): boolean {
  return lines.length > 0 && !lines.some(isOpen);
}

/** True when all lines on offer have become bets, which are shown for a moment more. */
export function isDone(lines: readonly SlipLine[]): boolean {
  return unplaced(lines).length === 0 && lines.some(isOpen);
}

/** True when live betting on its game is suspended at this tick. A stale tick does not say. */
export function isPaused({ live }: SlipLine): boolean {
  return live?.game?.suspended === true && !live.isStale;
}

/**
 * The lines whose other side of the same market is also on the slip. Conditional bets do not count:
 * both can lose.
 */
export function opposed(lines: readonly OpenLine[]): OpenLine[] {
  const plain = lines.filter(({ item }) => !item.condition);
  return plain.filter(({ item }) =>
    plain.some(
      (other) =>
        other.item.side !== item.side && isSameBet({ ...other.item, side: item.side }, item),
    ),
  );
}

/** The lines that Place Bet sends: on offer, not under way, without an open question. */
export function placeable(lines: readonly SlipLine[]): OpenLine[] {
  return lines.filter(isOpen).filter(({ progress }) => !progress);
}

export function winnings({ item, quote }: OpenLine): number {
  return profit(item.betAmount, quote.odds);
}

export function totals(lines: readonly OpenLine[]): { stake: number; winnings: number } {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    stake: sum(lines.map(({ item }) => item.betAmount)),
    winnings: sum(lines.map(winnings)),
  };
}
