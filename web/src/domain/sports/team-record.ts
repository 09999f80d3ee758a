import type { TeamRef } from './teams';

// A team's row of the table as people say it.

interface Record {
  wins: number;
  losses: number;
  otLosses: number;
  ties: number;
}

/** '14-6-2', the last of them losses in overtime; of other sports than hockey '14-6', with ties '14-6-1'. */
export function recordText(
  sport: TeamRef['sport'],
  { wins, losses, otLosses, ties }: Record,
): string {
  const third = sport === 'nhl' ? otLosses : ties;
  return [wins, losses, ...(sport === 'nhl' || third > 0 ? [third] : [])].join('-');
}

const OUTCOMES = { win: 'W', loss: 'L', overtimeLoss: 'OT', tie: 'T' } as const;

/** 'W3'; a dash before the first game. */
export function streakText({ outcome, games }: { outcome: keyof typeof OUTCOMES; games: number }) {
  return games === 0 ? '–' : `${OUTCOMES[outcome]}${games}`;
}

const UNITS = { nba: 'Points', nfl: 'Points', mlb: 'Runs', nhl: 'Goals' } as const;

/** The names of what a team scored, and of what was scored against it. */
export function scoreWords(sport: TeamRef['sport']): readonly string[] {
  return [`${UNITS[sport]} for`, `${UNITS[sport]} against`];
}
