import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

/**
 * Somebody has just signed out, or was, and the way out is still being fetched. Their page is taken away at
 * once: left standing, it would be read anew for a visitor whom nobody sees.
 */
export const useLeaving = create<{ leaving: boolean }>()(() => ({ leaving: false }));

/** Until the next page is there. */
export function useIsLeaving(): boolean {
  const { key } = useLocation();
  useEffect(() => () => useLeaving.setState({ leaving: false }), [key]);
  return useLeaving(({ leaving }) => leaving);
}
