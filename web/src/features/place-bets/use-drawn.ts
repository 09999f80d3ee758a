import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Game } from '@/api/types';

/** More than any screen shows. */
const STEP = 12;

/**
 * The games to draw: what one sees at once, then the others step by step in the background, so that no
 * press has to wait for a hundred cards.
 */
export function useDrawn(games: readonly Game[]): readonly Game[] {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < games.length) startTransition(() => setCount(count + STEP));
  }, [count, games.length]);
  return useDeferredValue(games).slice(0, count);
}
