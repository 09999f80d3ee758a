import { useInfiniteQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import { purseQuery } from '@/state/purse';

/** Every coin that the player's account moved, newest first, page by page: data.pages[n].entries. */
export function useStatement() {
  return useInfiniteQuery({
    queryKey: keys.statement,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/statement', {
          params: { query: { ...purseQuery(), cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
