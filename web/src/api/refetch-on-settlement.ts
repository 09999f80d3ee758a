import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '@/browser/server-clock';
import { timeToNextSettlement } from './next-settlement';
import { useBets } from './bets';
import { invalidateAccountData } from './account-data';
import { useIsLive } from './stream';

/**
 * Shows an open bet as settled without a reload. Where the server tells of it as it happens (stream.ts),
 * that is all; else there is no interval and no refetch on focus: one read,
 * at the moment when the next game with a bet on it is over. A game that is late then, or whose length
 * nobody knows, is left to the reader's own Refresh.
 */
export function useRefetchOnSettlement(): void {
  const client = useQueryClient();
  const isLive = useIsLive();
  const clock = useClock();
  const { data, dataUpdatedAt } = useBets({ status: 'pending' });

  useEffect(() => {
    if (isLive) return;
    const open = data?.pages.flatMap((page) => page.bets) ?? [];
    const wait = timeToNextSettlement(open);
    if (wait === undefined) return;
    const timer = setTimeout(() => void invalidateAccountData(client), wait);
    return () => clearTimeout(timer);
    // The time of the answer too: one that brings nothing new still leaves the next game to wait for. And
    // the clock, by which the wait is measured.
  }, [client, data, dataUpdatedAt, isLive, clock]);
}
