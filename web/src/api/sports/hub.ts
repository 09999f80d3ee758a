import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';

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

export function useNhlSchedule(date: string) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'nhl', 'schedule', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/schedule', { params: { query: { date } }, signal })),
  });
}

export function useNhlBoxScores(date: string) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'nhl', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useNhlStandings() {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'nhl', 'standings'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/standings', { signal })),
  });
}

export function useNhlRosters() {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'nhl', 'rosters'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/rosters', { signal })),
  });
}

export function useMlbRosters() {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'mlb', 'rosters'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/mlb/rosters', { signal })),
  });
}

/** The sports whose further views an operator can switch on. */
export type League = 'mlb' | 'nba';

/** Whether there are the views below; undefined until that is known. */
export function useLeagueViews(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: [...keys.sports, 'views'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/views', { signal })),
    staleTime: Infinity,
  });
  return isError ? false : data?.leagueViews;
}

export function useLeagueSchedule(league: League, date: string) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, league, 'schedule', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET(`/api/sports/${league}/schedule`, { params: { query: { date } }, signal })),
  });
}

export function useMlbBoxScores(date: string) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'mlb', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/mlb/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useNbaBoxScores(date: string) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, 'nba', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nba/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useLeagueStandings(league: League) {
  return useQuery({
    ...forAWhile(),
    queryKey: [...keys.sports, league, 'standings'],
    queryFn: ({ signal }) => dataOf(api.GET(`/api/sports/${league}/standings`, { signal })),
  });
}
