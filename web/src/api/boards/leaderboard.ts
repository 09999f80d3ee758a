import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { operations } from '@/api/schema.gen';
import type { LeaderboardEntry } from '@/api/types';

type LeaderboardQuery = operations['leaderboard']['parameters']['query'];
export type LeaderboardPeriod = LeaderboardQuery['period'];
export type LeaderboardCategory = LeaderboardQuery['category'];

/** Entries that are known already stand in until the answer comes. */
export function useLeaderboard(
  period: LeaderboardPeriod,
  category: LeaderboardCategory,
  knownEntries?: LeaderboardEntry[],
) {
  return useQuery({
    placeholderData: knownEntries,
    queryKey: [...keys.leaderboard, { period, category }],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/leaderboard', { params: { query: { period, category } }, signal })),
  });
}
