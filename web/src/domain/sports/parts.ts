import { beyondInnings, beyondQuarters, inningNow, quarterName, quarterNow } from './leagues';
import { beyondRegulation, periodName, periodNow } from './nhl';

/** A part of a game; the home score is null of an inning in which the home team has not batted. */
interface Part {
  part: number;
  home: number | null;
}

interface PartWords {
  /** Of the table of scores by part: 'Runs by inning'. */
  caption: string;
  nameOf: (part: number) => string;
  /** 'Top 3rd', while it is played; undefined before the first. */
  now: (parts: readonly Part[]) => string | undefined;
  /** 'OT' where the game went beyond its regular time, else undefined. */
  beyond: (parts: readonly Part[]) => string | undefined;
}

const QUARTERS: PartWords = {
  caption: 'Points by quarter',
  nameOf: quarterName,
  now: quarterNow,
  beyond: ({ length }) => beyondQuarters(length),
};

/** How each sport names the parts of its games. */
export const PARTS: Record<'nba' | 'nfl' | 'mlb' | 'nhl', PartWords> = {
  nba: QUARTERS,
  nfl: QUARTERS,
  mlb: {
    caption: 'Runs by inning',
    nameOf: String,
    now: inningNow,
    beyond: ({ length }) => beyondInnings(length),
  },
  nhl: {
    caption: 'Goals by period',
    nameOf: periodName,
    now: periodNow,
    beyond: beyondRegulation,
  },
};

/** 'Top 3rd' and '2nd period' while a game is played, then what came after the regular time: 'OT'. */
export function partOf(
  sport: keyof typeof PARTS,
  { status, parts }: { status: string; parts: readonly Part[] },
): string | undefined {
  const { now, beyond } = PARTS[sport];
  return (status === 'live' ? now : beyond)(parts);
}
