import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { AllTeams, TeamPage } from '@/api/types';
import { now, useClock } from '@/browser/server-clock';
import { untilNextChange } from '@/domain/sports/day-sections';
import type { TeamRef } from '@/domain/sports/teams';
import { boxScoreOf } from './nhl-box-score';

// The views of the Sports Data Hub. A day is the league's, as yyyy-MM-dd.

/** A league that does not answer for so long is down (RULES 55). */
const ASKED_FOR_MS = 15_000;

/** Undefined of an error that does not say when to ask again. */
const delayMs = (error: Error) =>
  error instanceof ApiError && error.status === 503 && error.retryAfterS !== undefined
    ? 1_000 * error.retryAfterS
    : undefined;

/** Asks again for figures that are still on their way from a league, for a while. */
function forAWhile() {
  let until = 0;
  return {
    retry: (failures: number, error: Error) => {
      if (failures === 0) until = Date.now() + ASKED_FOR_MS;
      const delay = delayMs(error);
      return delay !== undefined && Date.now() + delay <= until;
    },
    retryDelay: (_failures: number, error: Error) => delayMs(error) ?? 0,
  };
}

/** Why there is no page of a team: there is no such team, or its league comes with a plan. */
export type Absence = 'unknown' | 'locked';
const ABSENCES: Partial<Record<number, Absence>> = {
  400: 'unknown',
  403: 'locked',
  404: 'unknown',
};

/** The leagues of the hub. Of MLB and the NBA an operator can switch on more than MLB's rosters. */
export type League = 'nhl' | 'mlb' | 'nba';

/**
 * The view of a league under that name, as `read` gets it. `againIn` says in how many milliseconds it is
 * read again by itself.
 */
function useView<View>(
  name: readonly string[],
  read: (signal: AbortSignal) => Promise<View>,
  againIn: (view: View) => number | undefined = () => undefined,
) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, ...name],
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ({ state }) => (state.data !== undefined && againIn(state.data)) || false,
  });
}

/** Read again as the day goes on: at each start, and while a game is played. */
export function useSchedule(league: League, date: string) {
  const params = { query: { date } };
  return useView(
    [league, 'schedule', date],
    (signal) => dataOf(api.GET(`/api/sports/${league}/schedule`, { params, signal })),
    ({ games }) => {
      const wait = untilNextChange(games, now());
      // By the wait itself: a time that differs by a millisecond begins the timer anew at each render.
      return wait && Math.ceil(wait / useClock.getState().speed);
    },
  );
}

/** The season, the last games and the players of a team. */
export function useTeam({ sport, code }: TeamRef) {
  const params = { query: { sport, code } };
  return useView(['team', sport, code], async (signal): Promise<TeamPage | Absence> => {
    try {
      return await dataOf(api.GET('/api/sports/team', { params, signal }));
    } catch (error) {
      const absence = error instanceof ApiError && ABSENCES[error.status];
      if (absence) return absence;
      throw error;
    }
  });
}

/** The NHL's answer has the product's own shape. */
export function useBoxScores(league: League, date: string) {
  const params = { query: { date } };
  return useView([league, 'boxscores', date], async (signal) => {
    if (league !== 'nhl')
      return dataOf(api.GET(`/api/sports/${league}/boxscores`, { params, signal }));
    const answer = await dataOf(api.GET('/api/sports/nhl/boxscores', { params, signal }));
    return { ...answer, games: answer.games.map(boxScoreOf) };
  });
}

export function useNhlStandings() {
  return useView(['nhl', 'standings'], (signal) =>
    dataOf(api.GET('/api/sports/nhl/standings', { signal })),
  );
}

export function useStandings(league: Exclude<League, 'nhl'>) {
  return useView([league, 'standings'], (signal) =>
    dataOf(api.GET(`/api/sports/${league}/standings`, { signal })),
  );
}

export function useNhlRosters() {
  return useView(['nhl', 'rosters'], (signal) =>
    dataOf(api.GET('/api/sports/nhl/rosters', { signal })),
  );
}

export function useMlbRosters() {
  return useView(['mlb', 'rosters'], (signal) =>
    dataOf(api.GET('/api/sports/mlb/rosters', { signal })),
  );
}

export interface NamedTeam extends TeamRef {
  name: string;
}

const byName = ({ leagues }: AllTeams): NamedTeam[] =>
  leagues
    .flatMap(({ sport, teams }) => teams.map((team) => ({ sport, ...team })))
    .sort((a, b) => a.name.localeCompare(b.name));

/** All teams by name; undefined until they are known. */
export function useTeams(): readonly NamedTeam[] | undefined {
  const { data } = useQuery({
    queryKey: [...keys.sports, 'teams'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/teams', { signal })),
    select: byName,
    staleTime: Infinity,
  });
  return data;
}
