import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

const REFRESH_MS = 30_000;

/** Where games, prices and results come from, and how that goes. */
export function useFeeds() {
  return useQuery({
    queryKey: [...keys.sports, 'feeds'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/status/feeds', { signal })),
    refetchInterval: REFRESH_MS,
  });
}
