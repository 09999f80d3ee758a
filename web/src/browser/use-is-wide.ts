import { useSyncExternalStore } from 'react';

/** From here on there are two columns: breakpoint lg. */
export const WIDE = '(min-width: 64em)';

/** Whether the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );
}
