import type { LiveState } from '@/api/streams/live';
import type { Game, LiveGame, PropOffer } from '@/api/types';
import { conditionalOdds, fixedCondition } from '@/domain/betting/conditional';
import { isSameQuote, moveSince, picksOf } from '@/domain/betting/picks';
import type { Quote } from '@/domain/betting/picks';
import { propLabel } from '@/domain/betting/props';
import { noVig } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import type { SlipItem } from '@/state/slip';

/** The present quote of a selection; for a conditional bet, with the boost of its condition. */
export interface SlipQuote extends Quote {
  /** The handicap that the team of its condition has to cover, where that is the condition. */
  coverLine?: number;
  /** For a live price: its tick, and which way the price went with it. */
  quotedAt?: string | null;
  move?: 'up' | 'down' | undefined;
  /** The no-vig chance of the pick, while the board that quotes all sides is known. */
  fairChance?: number | undefined;
  /** For a player prop. */
  quoteId?: string | null;
}

/** Why a selection has no price. */
export interface Closed {
  why: string;
  /** Nothing brings it back. */
  forGood: boolean;
}

/** The data that quotes are read from. */
export interface Sources {
  /** The game while it can be bet on before its start. */
  game: Game | undefined;
  /** While the games are not known, each selection stands as it was last known. */
  gamesAreKnown: boolean;
  live: LiveState | undefined;
  /** The prop offers of the game, once they are known. */
  offers: readonly PropOffer[] | undefined;
}

const HAS_STARTED: Closed = {
  why: 'No longer on offer: its game has started, or betting on it has closed.',
  forGood: true,
};
const NOT_QUOTED: Closed = {
  why: 'No longer on offer: this market is not quoted at the moment.',
  forGood: false,
};
const IS_OVER: Closed = { why: 'No longer on offer: the game is over.', forGood: true };
const NO_LIVE_PRICES: Closed = {
  why: 'Not on offer at the moment: its live prices cannot be had. Trying again…',
  forGood: false,
};

/** Whether both show the same bet: tick and quote id may differ. */
export function isSameOffer(a: SlipQuote, b: SlipQuote): boolean {
  return isSameQuote(a, b) && a.coverLine === b.coverLine;
}

/** The latest quote that is known without a board. */
function latestKnownQuote({
  renewed,
  prediction,
  line,
  odds,
  quotedAt,
  prop,
}: SlipItem): SlipQuote {
  return renewed ?? { prediction, line, odds, quotedAt, quoteId: prop?.quoteId ?? null };
}

/** The no-vig chance of a side, by its own odds and those of the other side. */
export function fairChanceOf(odds: number, otherOdds: number | undefined): number | undefined {
  return otherOdds === undefined ? undefined : noVig([odds, otherOdds].map(decimalOdds))[0];
}

/** The item's side of its market, since its line may have moved after it was added. */
function sideIn(item: SlipItem, { homeTeam, awayTeam, odds }: Game | LiveGame) {
  if (item.betType === 'prop' || !odds) return undefined;
  const picks = picksOf({ homeTeam, awayTeam, odds }, item.betType);
  const pick = picks.find(({ side }) => side === item.side);
  const other = picks.find(({ side }) => side !== item.side);
  return pick && { ...pick, fairChance: fairChanceOf(pick.odds, other?.odds) };
}

function boardQuote(item: SlipItem, game: Game): SlipQuote | undefined {
  const pick = sideIn(item, game);
  if (!pick) return undefined;
  const { prediction, line, odds, fairChance } = pick;
  if (!item.condition) return { prediction, line, odds, fairChance };
  const condition = fixedCondition(game, item.condition);
  return (
    condition && {
      prediction,
      line,
      odds: conditionalOdds(condition, pick, odds),
      ...(condition.type === 'if_cover' && { coverLine: condition.line }),
    }
  );
}

/** A prop's line stays for the game; its quote is renewed every two minutes. */
function propQuote(item: SlipItem, offers: readonly PropOffer[]): SlipQuote | undefined {
  const offer = offers.find(
    ({ playerId, propType }) => playerId === item.prop?.playerId && propType === item.prop.propType,
  );
  if (!offer) return undefined;
  const { playerName, line, propType, overOdds, underOdds, quoteId } = offer;
  const side = item.side === 'over' ? 'over' : 'under';
  return {
    prediction: propLabel(playerName, side, line, propType),
    line,
    odds: side === 'over' ? overOdds : underOdds,
    fairChance:
      side === 'over' ? fairChanceOf(overOdds, underOdds) : fairChanceOf(underOdds, overOdds),
    quoteId,
  };
}

/** True when the server's last offer is of a later tick than the last that has come. */
function isAhead({ quotedAt }: SlipQuote, game: LiveGame): boolean {
  return !!quotedAt && Date.parse(quotedAt) > Date.parse(game.quotedAt);
}

function liveQuote(item: SlipItem, state: LiveState | undefined): SlipQuote | Closed {
  if (state?.isOver) return IS_OVER;
  if (state?.isRefused) return NO_LIVE_PRICES;
  const known = latestKnownQuote(item);
  if (!state?.game) return known;
  const { game, before } = state;
  if (isAhead(known, game)) return known;
  const pick = sideIn(item, game);
  if (!pick) return NOT_QUOTED;
  const { prediction, line, odds, fairChance } = pick;
  const move = before?.odds ? moveSince({ ...before, odds: before.odds }, pick) : undefined;
  return { prediction, line, odds, fairChance, quotedAt: game.quotedAt, move };
}

/** The item at its present price, or why it has none. */
export function quoteOf(item: SlipItem, sources: Sources): SlipQuote | Closed {
  if (item.isLive) return liveQuote(item, sources.live);
  const { game, gamesAreKnown, offers } = sources;
  if (!gamesAreKnown) return latestKnownQuote(item);
  if (!game) return HAS_STARTED;
  if (!item.prop) return boardQuote(item, game) ?? NOT_QUOTED;
  return offers ? (propQuote(item, offers) ?? NOT_QUOTED) : latestKnownQuote(item);
}
