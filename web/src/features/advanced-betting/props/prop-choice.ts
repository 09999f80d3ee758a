import type { PropOffer } from '@/api/types';
import type { Team } from '@/domain/betting/conditional';
import { PROP_TYPES } from '@/domain/betting/props';
import type { PropType } from '@/domain/betting/props';

// The choices among the offers of a game.

export interface Player {
  id: string;
  name: string;
  position: string;
}

/** The players of a team, each once, in the order of the offers. */
export function playersOf(offers: readonly PropOffer[], team: Team): Player[] {
  const players = new Map<string, Player>();
  for (const { team: own, playerId: id, playerName: name, position } of offers) {
    if (own === team && !players.has(id)) players.set(id, { id, name, position });
  }
  return [...players.values()];
}

/** The figures of a player that are on offer. */
export function typesOf(offers: readonly PropOffer[], playerId: string): PropType[] {
  return PROP_TYPES.filter((type) => offerOf(offers, playerId, type) !== undefined);
}

export function offerOf(offers: readonly PropOffer[], playerId: string, type: PropType) {
  return offers.find((offer) => offer.playerId === playerId && offer.propType === type);
}
