import type { Game } from '@/api/types';
import { conditionalOdds, fixedCondition, pricedPick } from '@/lib/conditional';
import { profit } from '@/lib/odds';
import { isSameQuote, picksOf } from '@/lib/picks';
import type { BetType, Quote } from '@/lib/picks';
import { isSameBet, useSlip } from '@/lib/slip';
import type { SlipItem } from '@/lib/slip';
import { chanceText, setProgress, useDesk } from './desk';
import type { Progress } from './desk';

/** A selection as it stands now. */
export interface SlipLine {
  item: SlipItem;
  game: Game | undefined;
  /** At the present quote: what is shown is what is placed. Undefined when it is not on offer. */
  quote: Quote | undefined;
  /** What it pays: the quote's odds, and what a condition adds to them. */
  price: number;
  /** The handicap that its team has to cover, of such a condition. */
  coverLine: number | undefined;
  chanceText: string;
  progress: Progress | undefined;
}

export interface OpenLine extends SlipLine {
  quote: Quote;
}

/** Its price is read with the games; a live price and a player's are the ones that were pressed. */
function followsBoard({ isLive, betType }: SlipItem): boolean {
  return !isLive && betType !== 'prop';
}

/** The item's side at the game's present quote, since its line may have moved after it was added. */
function quoteNow(item: SlipItem, game: Game | undefined): Quote | undefined {
  if (item.isLive) return item;
  if (!game || item.betType === 'prop') return game && item;
  return picksOf(game, item.betType).find(({ side }) => side === item.side);
}

/** While the games are not known, each stands as it was added. */
function quoteAmong(games: readonly Game[] | undefined, item: SlipItem, progress?: Progress) {
  if (progress?.kind === 'gone') return undefined;
  return games
    ? quoteNow(
        item,
        games.find(({ id }) => id === item.gameId),
      )
    : item;
}

function priceOf({ item, game, quote }: Pick<SlipLine, 'item' | 'game' | 'quote'>) {
  const { prediction, odds } = quote ?? item;
  const fixed = item.condition && game && fixedCondition(game, item.condition);
  if (!fixed) return { price: odds, coverLine: undefined };
  const pick = { betType: item.betType as BetType, side: item.side, prediction, odds };
  return {
    price: conditionalOdds(fixed, pricedPick(pick), odds),
    coverLine: fixed.type === 'if_cover' ? fixed.line : undefined,
  };
}

/** A question about a price that has come back since is none. */
function isMoot(item: SlipItem, progress: Progress | undefined, quote: Quote | undefined) {
  if (progress?.kind !== 'changed' || !quote) return false;
  return followsBoard(item) && isSameQuote(progress.from, quote);
}

/** What is on offer first, each in the order in which it was added. */
export function useSlipLines(games: readonly Game[] | undefined): SlipLine[] {
  const items = useSlip((state) => state.items);
  const desk = useDesk();
  const lines = items.map((item) => {
    const game = games?.find(({ id }) => id === item.gameId);
    const known = desk.progress[item.id];
    const quote = quoteAmong(games, item, known);
    return {
      item,
      game,
      quote,
      ...priceOf({ item, game, quote }),
      chanceText: chanceText(desk, item.id),
      progress: isMoot(item, known, quote) ? undefined : known,
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

/** What an open question offers: the board's price where it is followed, else the server's offer. */
export function offered({ item, quote, progress }: AskingLine): Quote {
  return followsBoard(item) ? quote : progress.offer;
}

/** The line once what is offered to it is taken. */
export function accepted(line: AskingLine): OpenLine {
  const { item, progress } = line;
  setProgress([item.id], undefined);
  if (followsBoard(item)) return { ...line, progress: undefined };
  const { offer } = progress;
  const renewed = useSlip.getState().accept(item.id, offer) ?? item;
  return { ...line, item: renewed, quote: offer, price: offer.odds, progress: undefined };
}

/** Those whose game has started or is closed, or that are not offered any more: nothing brings them back. */
export function closed(lines: readonly SlipLine[]): SlipLine[] {
  return lines.filter(
    ({ game, quote, progress }) => !quote && (progress?.kind === 'gone' || (!game && !progress)),
  );
}

export function isOpen(line: SlipLine): line is OpenLine {
  return line.quote !== undefined;
}

/** Those on offer that are not bets yet. */
export function unplaced(lines: readonly SlipLine[]): OpenLine[] {
  return lines.filter(isOpen).filter(({ progress }) => progress?.kind !== 'placed');
}

/** How many can become bets: what the slip counts. */
export function countOnOffer(lines: readonly SlipLine[]): number {
  return lines.filter(isOpen).length;
}

/** Those of which another line is the other side of the same market. */
export function opposed(lines: readonly OpenLine[]): OpenLine[] {
  return lines.filter(({ item }) =>
    lines.some(
      (other) =>
        other.item.side !== item.side && isSameBet({ ...other.item, side: item.side }, item),
    ),
  );
}

/** Those that a press of Place Bet sends: on offer, not under way, not asking anything. */
export function placeable(lines: readonly SlipLine[]): OpenLine[] {
  return lines.filter(isOpen).filter(({ progress }) => !progress);
}

export function winnings({ item, price }: SlipLine): number {
  return profit(item.betAmount, price);
}

export function totals(lines: readonly OpenLine[]): { stake: number; winnings: number } {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    stake: sum(lines.map(({ item }) => item.betAmount)),
    winnings: sum(lines.map(winnings)),
  };
}
