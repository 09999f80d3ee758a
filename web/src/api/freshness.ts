import { useEffect } from 'react';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

// Nothing is refetched by itself: opening a page asks for its data again. The old data is shown until
// the answer comes.

/** A page, its data and its stream of events come one after the other, within about this time. */
const FRESH_FOR_MS = 2000;

/** True while a read is under way or has only just ended: another read would bring the same. */
export function isFresh({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < FRESH_FOR_MS;
}

/** Marks the data as out of date before a page opens. The page that is being left refetches nothing. */
export function invalidateOnNavigate(client: QueryClient): void {
  void client.invalidateQueries({ refetchType: 'none', predicate: (query) => !isFresh(query) });
}

/** Refetches, once a page has opened under a new key, the data that stays in use from page to page. */
export function useRefetchOnNavigate(opened: string): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  }, [client, opened]);
}
