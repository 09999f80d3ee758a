import { useEffect, useRef } from 'react';

/** True when the focused element was removed, or hidden on a small screen. */
export function isFocusLost(): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.getClientRects().length === 0;
}

/**
 * Focuses the target when a change has removed the focused element, so that a keyboard goes on from
 * there. A focus elsewhere stays.
 */
export function useRestoreFocus<Target extends HTMLElement>(changing: unknown, isTarget: boolean) {
  const target = useRef<Target>(null);
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    if (!isTarget || !target.current || !isFocusLost()) return;
    target.current.focus({ preventScroll: true });
    target.current.scrollIntoView({ block: 'nearest' });
  }, [changing, isTarget]);
  return target;
}
