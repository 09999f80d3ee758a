import { PRE_GAME } from '@/lib/slip';
import type { Selection } from '@/lib/slip';

/** The Celtics to cover, at the price of aGame; whatever is said otherwise. */
export function aSelection(changes: Partial<Selection> = {}): Selection {
  return {
    ...PRE_GAME,
    gameId: 'a1b2c3d4e5f60718',
    eventName: 'Miami Heat @ Boston Celtics',
    betType: 'spread',
    side: 'home',
    prediction: 'Boston Celtics -3.5',
    odds: -110,
    betAmount: 100,
    ...changes,
  };
}
