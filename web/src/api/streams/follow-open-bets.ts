import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import type { BetLeg } from '@/api/types';
import { useAllLive, useFollowAllLive } from './all-live';
import { useRefetchOnSettlement } from './refetch-on-settlement';

/** The book has the result of a game a moment after the last tick. */
const RESULT_AFTER_MS = 3000;

interface OpenBet {
  status: string;
  legs: readonly Pick<BetLeg, 'gameId' | 'status'>[];
}

/** The games whose end decides a leg but not yet its bet, of which no stream tells. */
function gamesOfParlays(bets: readonly OpenBet[]): string[] {
  const legs = bets
    .filter(({ status, legs }) => status === 'pending' && legs.length > 1)
    .flatMap(({ legs }) => legs);
  return legs.filter(({ status }) => status === 'pending').map(({ gameId }) => gameId);
}

/** Keeps a list of bets up to date while games are played: their ticks, decided legs, settlements. */
export function useFollowOpenBets(bets: readonly OpenBet[]): void {
  useFollowAllLive();
  useRefetchOnSettlement();
  const client = useQueryClient();
  const awaited = [...new Set(gamesOfParlays(bets))].sort();
  const ended = useAllLive(({ games }) =>
    awaited.filter((id) => games[id]?.period === 'Final').join(' '),
  );
  useEffect(() => {
    if (ended === '') return;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: keys.bets });
      void client.invalidateQueries({ queryKey: keys.dashboard });
    }, RESULT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, ended]);
}
