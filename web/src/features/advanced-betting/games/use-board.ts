import { useEffect } from 'react';
import { useBoardGames } from '@/api/betting/games';
import { timeUntil } from '@/browser/server-clock';
import { showToast } from '@/state/toast';
import { useErrorToast } from '@/ui/feedback/use-error-toast';
import type { BoardSport } from './sports';

/** setTimeout fires at once above this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The games of a sport, those under way first. They are read when the sport is chosen and whenever
 * one of them starts; a failure shows a toast and empties the list.
 */
export function useBoard(sport: BoardSport) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useBoardGames(sport);
  const games = error ? [] : data;
  const isEmpty = !error && data?.length === 0;

  useErrorToast(error, 'Error Loading Games', 'Failed to load games. Please try again later.');

  useEffect(() => {
    if (!isEmpty) return;
    showToast({
      title: 'No Games Available',
      description: `There are no upcoming ${sport.toUpperCase()} games available for betting.`,
    });
  }, [isEmpty, sport]);

  const waiting = data?.filter(({ status }) => status === 'scheduled') ?? [];
  const nextStart = Math.min(...waiting.map(({ startTime }) => Date.parse(startTime)));
  useEffect(() => {
    if (!Number.isFinite(nextStart)) return;
    const wait = Math.max(timeUntil(nextStart), 0);
    // A server that lists a game past its start is asked again with the next reading, not at once.
    if (wait === 0) return;
    const timer = setTimeout(() => void refetch(), Math.min(wait, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [nextStart, dataUpdatedAt, refetch]);

  return { games, error, isFetching, refetch };
}
