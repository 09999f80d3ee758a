import type { Game } from '@/api/types';
import { conditionalOdds, fixedCondition, pricedPick } from '@/lib/conditional';
import { profit } from '@/lib/odds';
import { isSameQuote, picksOf } from '@/lib/picks';
import type { Quote } from '@/lib/picks';
import { isSameBet, useSlip } from '@/lib/slip';
import type { SlipItem } from '@/lib/slip';
import { chanceText, setProgress, useDesk } from './desk';
import type { Progress } from './desk';

/** A selection as it stands now. */
export interface SlipLine {
  item: SlipItem;
  game: Game | undefined;
  /** At the present quote: what is shown is what is placed. Undefined when it is not on offer. */
  quote: SlipQuote | undefined;
  chanceText: string;
  progress: Progress | undefined;
}

/** What is quoted; of a conditional bet with what the condition adds to its odds. */
export interface SlipQuote extends Quote {
  /** The handicap that the team of its condition has to cover, where that is the condition. */
  coverLine: number | undefined;
}

export interface OpenLine extends SlipLine {
  quote: SlipQuote;
}

/** Its price is read with the games; a live price and a player's are the ones that were pressed. */
function followsBoard({ isLive, betType }: SlipItem): boolean {
  return !isLive && betType !== 'prop';
}

function asAdded({ prediction, odds }: SlipItem): SlipQuote {
  return { prediction, odds, coverLine: undefined };
}

/** The item's side at the game's present quote, since its line may have moved after it was added. */
function onBoard(item: SlipItem, game: Game): SlipQuote | undefined {
  if (item.betType === 'prop') return asAdded(item);
  const pick = picksOf(game, item.betType).find(({ side }) => side === item.side);
  if (!pick) return undefined;
  const { prediction, odds } = pick;
  if (!item.condition) return { prediction, odds, coverLine: undefined };
  const condition = fixedCondition(game, item.condition);
  return (
    condition && {
      prediction,
      odds: conditionalOdds(condition, pricedPick(pick), odds),
      coverLine: condition.type === 'if_cover' ? condition.line : undefined,
    }
  );
}

/** While the games are not known, each stands as it was added. */
function quoteAmong(games: readonly Game[] | undefined, item: SlipItem, progress?: Progress) {
  if (progress?.kind === 'gone') return undefined;
  if (!games || item.isLive) return asAdded(item);
  const game = games.find(({ id }) => id === item.gameId);
  return game && onBoard(item, game);
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
  return { ...line, item: renewed, quote: asAdded(renewed), progress: undefined };
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
