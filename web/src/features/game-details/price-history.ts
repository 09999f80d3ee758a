import type { GameDetails } from '@/api/types';
import { BET_TYPES, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick } from '@/domain/betting/picks';

/** A market's two sides as they were quoted at a moment. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  time: number;
  first: Pick;
  second: Pick;
}

const NO_ODDS = { moneyline: null, spread: null, total: null };

/** The quotes of a market over time; away and over come first. */
function pointsOf(game: GameDetails, betType: BetType): PricePoint[] {
  return game.history[betType].flatMap(({ at, ...quote }) => {
    const quoted = { ...game, odds: { ...NO_ODDS, [betType]: quote } };
    const [first, second] = picksOf(quoted, betType);
    return first && second ? [{ time: Date.parse(at), first, second }] : [];
  });
}

export interface MarketHistory {
  betType: BetType;
  points: PricePoint[];
}

/** The markets that were ever quoted, each with its quotes over time. */
export function historyOf(game: GameDetails): MarketHistory[] {
  return BET_TYPES.map((betType) => ({ betType, points: pointsOf(game, betType) })).filter(
    ({ points }) => points.length > 0,
  );
}
