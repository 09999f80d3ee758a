import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { Game, Sport } from './types';

/** All future games by start, or those of one sport. */
export function useUpcomingGames(sport?: Sport) {
  return useQuery({
    queryKey: [...keys.games, { sport }],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/betting/upcoming-games', { params: { query: { sport } }, signal })),
  });
}

/** Shows a new quote wherever its game is listed. */
export function showQuote(client: QueryClient, game: Game): void {
  client.setQueriesData<Game[]>({ queryKey: keys.games }, (games) =>
    games?.map((old) => (old.id === game.id ? game : old)),
  );
}
