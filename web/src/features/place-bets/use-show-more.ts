import { useState } from 'react';
import type { Game } from '@/api/types';

/** Fills a few screens. */
const STEP = 12;

/** The first games, and with each press on 'Show more' as many again. */
export function useShowMore(games: readonly Game[]) {
  const [count, setCount] = useState(STEP);
  return {
    shown: games.slice(0, count),
    hasMore: games.length > count,
    showMore: () => setCount(count + STEP),
  };
}
