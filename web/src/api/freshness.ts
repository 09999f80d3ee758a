import { useEffect } from 'react';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

// Nothing is refetched by itself, so opening a page is what asks for its data anew. What was there before
// is shown until the answer comes.

/** A page, its data and its stream of events come one after the other, within about this time. */
const NEW_FOR_MS = 2000;

/** Under way, or only just come: asking once more would bring the same. */
export function isNew({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < NEW_FOR_MS;
}

/** Before a page opens. What the page that is being left shows is not read for nobody to see. */
export function markOutOfDate(client: QueryClient): void {
  void client.invalidateQueries({ refetchType: 'none', predicate: (query) => !isNew(query) });
}

/** Once a page has opened, each by another key: reads anew what stays there from page to page. */
export function useReadOnOpening(opened: string): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  }, [client, opened]);
}
