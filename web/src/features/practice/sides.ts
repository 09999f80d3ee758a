import type { Game, PracticeSide } from '@/api/types';
import { BET_TYPES, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick } from '@/domain/betting/picks';

/** A side of a game's market as the calls of practice take it. */
export function sideOf(game: Game, { betType, side, line }: Pick): PracticeSide {
  return { gameId: game.id, market: betType, side, line };
}

/** The markets that a game is quoted on, each with both sides. */
export function marketsOf(game: Game): { betType: BetType; picks: Pick[] }[] {
  return BET_TYPES.map((betType) => ({ betType, picks: picksOf(game, betType) })).filter(
    ({ picks }) => picks.length > 0,
  );
}
