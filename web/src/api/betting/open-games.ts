import { useEffect, useMemo } from 'react';
import { timeUntil, useNow } from '@/browser/server-clock';
import { useUpcomingGames } from './games';

/** setTimeout fires at once above this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The games that can be bet on, by start. Nothing polls: the list is read when the page opens, after a
 * refusal that concerns an offer (usePlaceOrder), and at each start of a game. At that moment the game
 * leaves the list, for betting on it has closed, and the prices of the others are brought up to date.
 */
export function useOpenGames() {
  const { data, isError, refetch } = useUpcomingGames();
  const { now, renew } = useNow();

  const games = useMemo(
    () =>
      data
        ?.filter((game) => Date.parse(game.startTime) > now)
        .sort((a, b) => a.startTime.localeCompare(b.startTime)),
    [data, now],
  );
  const nextStart = games?.[0]?.startTime;

  useEffect(() => {
    if (nextStart === undefined) return;
    const timer = setTimeout(
      () => {
        renew();
        void refetch();
      },
      Math.min(timeUntil(Date.parse(nextStart)), LONGEST_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [nextStart, now, renew, refetch]);

  return { games, now, isError, refetch };
}
