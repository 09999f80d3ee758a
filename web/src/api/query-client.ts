import { QueryClient } from '@tanstack/react-query';

/** Nothing is refetched behind the reader's back: opening a page and changing something are what renews. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      // Never later than it was pressed: without a network it fails at once and says so.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
