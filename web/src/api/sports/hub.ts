import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';

// The views of the Sports Data Hub. A day is the league's, as yyyy-MM-dd.

const retryAfterS = (error: Error) => (error instanceof ApiError ? error.retryAfterS : undefined);

/** Figures that are still on their way from a league are asked for until they are there. */
const untilThere = {
  retry: (_failures: number, error: Error) =>
    error instanceof ApiError && error.status === 503 && error.retryAfterS !== undefined,
  retryDelay: (_failures: number, error: Error) => 1_000 * (retryAfterS(error) ?? 1),
};

export function useNhlSchedule(date: string) {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'nhl', 'schedule', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/schedule', { params: { query: { date } }, signal })),
  });
}

export function useNhlBoxScores(date: string) {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'nhl', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useNhlStandings() {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'nhl', 'standings'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/standings', { signal })),
  });
}

export function useNhlRosters() {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'nhl', 'rosters'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/rosters', { signal })),
  });
}

export function useMlbRosters() {
  return useQuery({
    ...untilThere,
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
    ...untilThere,
    queryKey: [...keys.sports, league, 'schedule', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET(`/api/sports/${league}/schedule`, { params: { query: { date } }, signal })),
  });
}

export function useMlbBoxScores(date: string) {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'mlb', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/mlb/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useNbaBoxScores(date: string) {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, 'nba', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nba/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useLeagueStandings(league: League) {
  return useQuery({
    ...untilThere,
    queryKey: [...keys.sports, league, 'standings'],
    queryFn: ({ signal }) => dataOf(api.GET(`/api/sports/${league}/standings`, { signal })),
  });
}
