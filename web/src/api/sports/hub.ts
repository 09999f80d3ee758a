import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

// The views of the Sports Data Hub. A day is the league's, as yyyy-MM-dd.

export function useNhlSchedule(date: string) {
  return useQuery({
    queryKey: [...keys.sports, 'nhl', 'schedule', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/schedule', { params: { query: { date } }, signal })),
  });
}

export function useNhlBoxScores(date: string) {
  return useQuery({
    queryKey: [...keys.sports, 'nhl', 'boxscores', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/sports/nhl/boxscores', { params: { query: { date } }, signal })),
  });
}

export function useNhlStandings() {
  return useQuery({
    queryKey: [...keys.sports, 'nhl', 'standings'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/standings', { signal })),
  });
}

export function useNhlRosters() {
  return useQuery({
    queryKey: [...keys.sports, 'nhl', 'rosters'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/nhl/rosters', { signal })),
  });
}

export function useMlbRosters() {
  return useQuery({
    queryKey: [...keys.sports, 'mlb', 'rosters'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/mlb/rosters', { signal })),
  });
}
