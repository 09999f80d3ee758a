import { QueryClient } from '@tanstack/react-query';

/** Nothing is refetched by itself: opening a page and changing something refetch (RULES 41). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      // A change is never sent later: without a network it fails at once and says so.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
