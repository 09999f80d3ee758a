import type { PropOffer } from '@/api/types';
import type { Team } from '@/domain/betting/conditional';
import type { PropType } from '@/domain/betting/props';

// The choices among the offers of a game.

export const OVER_UNDER = ['over', 'under'] as const;
export type OverUnder = (typeof OVER_UNDER)[number];

/** The price that was pressed: a player, and the side of the line. */
export interface PropPick {
  playerId: string;
  side: OverUnder;
}

/** The lines of a team for one figure, each of another player. */
export function offersOf(offers: readonly PropOffer[], team: Team, type: PropType): PropOffer[] {
  return offers.filter((offer) => offer.team === team && offer.propType === type);
}

/** The figures on which the team has a line, in the order of the given ones. */
export function typesWithLines(
  offers: readonly PropOffer[],
  team: Team,
  types: readonly PropType[],
): PropType[] {
  return types.filter((type) => offersOf(offers, team, type).length > 0);
}

export function oddsOf({ overOdds, underOdds }: PropOffer, side: OverUnder): number {
  return side === 'over' ? overOdds : underOdds;
}
