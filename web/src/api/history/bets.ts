import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { operations } from '@/api/schema.gen';
import { purseQuery } from '@/state/purse';

type BetsQuery = NonNullable<operations['bets']['parameters']['query']>;
export type BetFilter = Omit<BetsQuery, 'cursor' | 'limit'>;

/** The player's own bets, newest first, page by page: data.pages[n].bets. */
export function useBets(filter: BetFilter & Pick<BetsQuery, 'limit'> = {}) {
  return useInfiniteQuery({
    queryKey: [...keys.bets, filter],
    // Under another filter the list stays until the new one comes.
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/bets', {
          params: { query: { ...filter, ...purseQuery(), cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Counts and sums of the player's own bets under a filter. */
export function useBetsSummary(filter: BetFilter) {
  return useQuery({
    queryKey: [...keys.bets, 'summary', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/bets/summary', { params: { query: { ...filter, ...purseQuery() } }, signal }),
      ),
  });
}

/** The URL of the bets under a filter as a CSV file. */
export function csvAddress(filter: BetFilter): string {
  const words = Object.entries({ ...filter, ...purseQuery() }).map(([name, value]) => [
    name,
    `${value}`,
  ]);
  const query = new URLSearchParams(words).toString();
  return `/api/bets/csv${query && `?${query}`}`;
}
