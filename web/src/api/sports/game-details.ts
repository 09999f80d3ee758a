import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { GameDetails } from '@/api/types';
import { purseQuery } from '@/state/purse';

/**
 * One game with all that is known of it; null where there is none of this id. The player's own bets on it
 * are read again whenever their bets change.
 */
export function useGameDetails(id: string) {
  return useQuery({
    queryKey: [...keys.bets, 'of game', id],
    queryFn: async ({ signal }): Promise<GameDetails | null> => {
      try {
        const answer = await dataOf(
          api.GET('/api/sports/nhl/game/{id}', {
            params: { path: { id }, query: purseQuery() },
            signal,
          }),
        );
        return answer.game;
      } catch (error) {
        // 400: the address names something that no game's id looks like.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
  });
}
