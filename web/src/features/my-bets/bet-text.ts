import type { Bet } from '@/api/types';
import { legResult } from '@/domain/betting/bet-result';
import { BET_TYPE_NAMES } from '@/domain/betting/picks';

/** 'Spread', 'Conditional spread', 'Player prop'. */
export function kindOf({ betType, condition }: Pick<Bet, 'betType' | 'condition'>): string {
  const name = BET_TYPE_NAMES[betType];
  return condition ? `Conditional ${name.toLowerCase()}` : name;
}

/** Returns the score or the player's figure that decided a bet on one game. A parlay's legs say theirs. */
export function betResult(bet: Bet): string | undefined {
  const [leg] = bet.legs;
  return leg && bet.legs.length === 1 ? legResult({ ...leg, score: bet.score }) : undefined;
}
