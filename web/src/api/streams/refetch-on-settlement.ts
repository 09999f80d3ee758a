import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAccountData } from '@/api/account/account-data';
import { useBets } from '@/api/history/bets';
import { useClock } from '@/browser/server-clock';
import { timeToNextSettlement } from './next-settlement';
import { useIsLive } from './stream';

/**
 * Shows an open bet as settled without a reload. The stream (stream.ts) does that while it is open.
 * Without it there is one read, when the next game with a bet on it should be over. A game that is
 * late then, or of unknown length, waits for the player's own Refresh.
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
    // dataUpdatedAt: an answer without news still leaves the next game to wait for. The clock measures
    // the wait.
  }, [client, data, dataUpdatedAt, isLive, clock]);
}
