import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

/**
 * True from the end of a session until the landing page has loaded. The player's page is taken away
 * at once: left standing, it would refetch its data as a visitor.
 */
export const useLeaving = create<{ leaving: boolean }>()(() => ({ leaving: false }));

/** Until the next page is there. */
export function useIsLeaving(): boolean {
  const { key } = useLocation();
  useEffect(() => () => useLeaving.setState({ leaving: false }), [key]);
  return useLeaving(({ leaving }) => leaving);
}
