import type { Side } from './picks';

// Bets on what one player reaches in a game.

export const PROP_TYPES = ['points', 'rebounds', 'assists', 'threes', 'minutes'] as const;
export type PropType = (typeof PROP_TYPES)[number];

export const PROP_NAMES: Record<PropType, string> = {
  points: 'Points',
  rebounds: 'Rebounds',
  assists: 'Assists',
  threes: 'Threes',
  minutes: 'Minutes',
};

/** As the server writes it: 'LeBron Sample Over 24.5 points'. */
export function propLabel(player: string, side: Side, line: number, type: PropType): string {
  return `${player} ${side === 'over' ? 'Over' : 'Under'} ${line} ${type}`;
}
