import { boardAt } from './live-board';
import type { LiveTiming } from './live-board';

/** 'Q3 8:12', 'P2 11:48', 'Top 3rd', 'Halftime', 'End of 1st', 'Delay 14:48', 'Final'. */
export function shortClock(game: LiveTiming): string {
  const { part, clock, pause } = boardAt(game);
  if (pause && clock) return pause;
  const [, number, kind] = /^(\d).. (quarter|period)$/.exec(part) ?? [];
  const name = number ? `${kind === 'quarter' ? 'Q' : 'P'}${number}` : part;
  return clock ? `${name} ${clock}` : name;
}
