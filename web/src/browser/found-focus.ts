import { useEffect, useRef } from 'react';

/** The focus went with the element that had it: removed, or hidden on a small screen. */
export function isFocusLost(): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.getClientRects().length === 0;
}

/**
 * When something changes and the focus is lost with it, the target takes it: its place on the page is
 * where a keyboard goes on from. Elsewhere the focus stays.
 */
export function useFoundFocus<Target extends HTMLElement>(changing: unknown, isTarget: boolean) {
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
