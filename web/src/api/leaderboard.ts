import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { operations } from './schema.gen';

type LeaderboardQuery = operations['leaderboard']['parameters']['query'];
export type LeaderboardPeriod = LeaderboardQuery['period'];
export type LeaderboardCategory = LeaderboardQuery['category'];

export function useLeaderboard(period: LeaderboardPeriod, category: LeaderboardCategory) {
  return useQuery({
    queryKey: [...keys.leaderboard, { period, category }],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/leaderboard', { params: { query: { period, category } }, signal })),
  });
}
