import type { BetRequest, SlipRequest, SlipRequestItem } from '@/api/types';
import { statedChanceOf } from '@/domain/analysis/stated-chance';
import { parlayCredit, parlayPrice } from '@/domain/betting/parlay';
import type { Pick, Side } from '@/domain/betting/picks';
import { profit } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { decimalPrice } from '@/domain/odds/price';
import type { OpenLine } from './lines';
import { winnings } from './lines';

/** The bets of one press, as they are sent and as they were shown. */
export type Order =
  | { call: 'bet'; body: BetRequest; side: Side }
  | { call: 'slip'; body: SlipRequest; lines: readonly OpenLine[] };

/** All lines as one bet. */
export interface Parlay {
  stake: number;
  chanceText: string;
}

function chanceIn(text: string) {
  const statedChance = statedChanceOf(text);
  return statedChance === undefined ? {} : { statedChance };
}

/** Names the pick and its price, and the handicap to cover as it was shown. */
function pickIn({ item, quote }: OpenLine): SlipRequestItem {
  const { gameId, betType, side, isLive, prop, condition } = item;
  return {
    gameId,
    betType,
    side,
    line: quote.line,
    odds: quote.odds,
    ...(isLive && { isLive, quotedAt: quote.quotedAt }),
    ...(prop && { quoteId: quote.quoteId, playerId: prop.playerId, propType: prop.propType }),
    ...(condition && { condition: { ...condition, line: quote.coverLine } }),
  } as SlipRequestItem;
}

function betIn(line: OpenLine): SlipRequestItem {
  return {
    ...pickIn(line),
    betAmount: line.item.betAmount,
    potentialWinnings: winnings(line),
    ...chanceIn(line.chanceText),
  };
}

/** Returns the amount that a won parlay pays back, stake included. */
export function parlayReturns(lines: readonly OpenLine[], stake: number): number {
  return parlayCredit(stake, parlayPrice(lines.map(({ quote }) => decimalPrice(quote.odds))));
}

/** The product of the legs' no-vig chances; undefined while that of a leg is not known. */
export function parlayChance(lines: readonly OpenLine[]): number | undefined {
  return lines.reduce<number | undefined>(
    (all, { quote }) =>
      all === undefined || quote.fairChance === undefined ? undefined : all * quote.fairChance,
    1,
  );
}

/** The share of its stake that the bookmaker keeps of a parlay on average: 1 - d*q for its chance q. */
export function parlayMargin(lines: readonly OpenLine[]): number | undefined {
  const chance = parlayChance(lines);
  if (chance === undefined) return undefined;
  return lines.reduce((left, { quote }) => left * decimalOdds(quote.odds), -chance) + 1;
}

function slipRequest(lines: readonly OpenLine[], parlay: Parlay | undefined): SlipRequest {
  if (!parlay) return { items: lines.map(betIn) };
  const { stake, chanceText } = parlay;
  return {
    items: lines.map(pickIn),
    parlay: {
      betAmount: stake,
      potentialWinnings: parlayReturns(lines, stake) - stake,
      ...chanceIn(chanceText),
    },
  };
}

/** Orders all lines, as bets of their own or as one parlay. */
export function slipOrder(lines: readonly OpenLine[], parlay: Parlay | undefined): Order {
  return { call: 'slip', body: slipRequest(lines, parlay), lines };
}

/** Orders one bet at the price of the pick; the chance is as typed. */
export function betOrder(gameId: string, pick: Pick, stake: number, chanceText: string): Order {
  const { betType, prediction, odds, side } = pick;
  const body = {
    gameId,
    betType,
    betAmount: stake,
    odds,
    prediction,
    potentialWinnings: profit(stake, odds),
    ...chanceIn(chanceText),
  };
  return { call: 'bet', body, side };
}
