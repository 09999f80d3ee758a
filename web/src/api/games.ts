import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { Sport } from './types';

/** All future games by start, or those of one sport. */
export function useUpcomingGames(sport?: Sport) {
  return useQuery({
    queryKey: [...keys.games, { sport }],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/betting/upcoming-games', { params: { query: { sport } }, signal })),
  });
}
