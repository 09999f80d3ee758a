import type { Side } from './picks';

// Bets on what one player reaches in a game.

/** The figures of each sport that are bet on: those that its box scores have. */
export const PROP_TYPES = {
  nba: ['points', 'rebounds', 'assists', 'threes', 'minutes'],
  nfl: ['passingYards', 'rushingYards', 'receivingYards', 'receptions', 'touchdowns'],
  mlb: ['hits', 'runs', 'hitsRunsRbis', 'strikeouts', 'hitsAllowed'],
  nhl: ['goals', 'assists', 'points', 'shotsOnGoal', 'saves'],
} as const;
export type PropType = (typeof PROP_TYPES)[keyof typeof PROP_TYPES][number];

export const PROP_NAMES: Record<PropType, string> = {
  points: 'Points',
  rebounds: 'Rebounds',
  assists: 'Assists',
  threes: 'Threes',
  minutes: 'Minutes',
  passingYards: 'Passing yards',
  rushingYards: 'Rushing yards',
  receivingYards: 'Receiving yards',
  receptions: 'Receptions',
  touchdowns: 'Touchdowns',
  hits: 'Hits',
  runs: 'Runs',
  hitsRunsRbis: 'Hits + runs + RBIs',
  strikeouts: 'Strikeouts',
  hitsAllowed: 'Hits allowed',
  goals: 'Goals',
  shotsOnGoal: 'Shots on goal',
  saves: 'Saves',
};

/** Within a sentence: 'hits + runs + RBIs'. */
export function inWords(type: PropType): string {
  const name = PROP_NAMES[type];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** '245 passing yards', '1 hit', '1 shot on goal'; a sum of several figures is never one of them. */
export function propFigure(value: number, type: PropType): string {
  const words = inWords(type);
  if (value !== 1 || words.includes('+')) return `${value} ${words}`;
  return `${value} ${words.replace(/s(?= |$)/, '')}`;
}

/** As the server writes it: 'LeBron Sample Over 24.5 points'. */
export function propLabel(player: string, side: Side, line: number, type: PropType): string {
  return `${player} ${side === 'over' ? 'Over' : 'Under'} ${propFigure(line, type)}`;
}
