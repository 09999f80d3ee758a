import { PRE_GAME } from '@/state/slip';
import type { Selection } from '@/state/slip';

/** The Celtics to cover, at the price of aGame; whatever is said otherwise. */
export function aSelection(changes: Partial<Selection> = {}): Selection {
  return {
    ...PRE_GAME,
    gameId: 'a1b2c3d4e5f60718',
    eventName: 'Miami Heat @ Boston Celtics',
    betType: 'spread',
    side: 'home',
    prediction: 'Boston Celtics -3.5',
    line: -3.5,
    odds: -110,
    betAmount: 100,
    ...changes,
  };
}

/** The Celtics to win a game under way, as a tick had them, and the time of a later tick. */
export const LIVE = aSelection({
  gameId: '00000000000000a1',
  betType: 'moneyline',
  prediction: 'Boston Celtics',
  line: 0,
  odds: -140,
  isLive: true,
  quotedAt: '2026-11-22T05:00:00Z',
});
export const LATER = '2026-11-22T05:00:09Z';
