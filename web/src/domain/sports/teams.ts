/** A team by its league and its code there. */
export interface TeamRef {
  sport: 'nba' | 'nfl' | 'mlb' | 'nhl';
  code: string;
}

export const isSameTeam = (a: TeamRef, b: TeamRef): boolean =>
  a.sport === b.sport && a.code === b.code;

export const SPORTS: readonly TeamRef['sport'][] = ['nba', 'nfl', 'mlb', 'nhl'];

/** The team of an id such as 'nhl-BOS', as SPEC's lists of the NHL and MLB have it. */
export function teamOf(id: string): TeamRef {
  const [sport, ...code] = id.split('-');
  return { sport: SPORTS.find((one) => one === sport) ?? 'nhl', code: code.join('-') };
}

/** Where a team's page is. */
export function teamPath({ sport, code }: TeamRef): string {
  return `/teams/${sport}/${encodeURIComponent(code)}`;
}

interface Pairing {
  sport: TeamRef['sport'];
  homeTeam: { code: string };
  awayTeam: { code: string };
}

/** Whether one of the teams plays in the game. */
export function playsIn(
  teams: readonly TeamRef[],
  { sport, homeTeam, awayTeam }: Pairing,
): boolean {
  return teams.some(
    (team) => team.sport === sport && (team.code === homeTeam.code || team.code === awayTeam.code),
  );
}

/** Those that it is true of before the others, each in the order given. */
export function firstThose<T>(all: readonly T[], isFirst: (one: T) => boolean): T[] {
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
