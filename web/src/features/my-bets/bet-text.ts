import type { Bet } from '@/api/types';
import { BET_TYPE_NAMES } from '@/domain/betting/picks';

/** 'Spread', 'Conditional spread', 'Player prop'. */
export function kindOf({ betType, condition }: Pick<Bet, 'betType' | 'condition'>): string {
  const name = BET_TYPE_NAMES[betType];
  return condition ? `Conditional ${name.toLowerCase()}` : name;
}
