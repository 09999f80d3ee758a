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

function isListed(client: QueryClient, game: Game): boolean {
  const lists = client.getQueriesData<Game[]>({ queryKey: keys.games });
  return lists.some(([, games]) => games?.some(({ id }) => id === game.id));
}

/** Shows quotes that have moved, and no longer the games that are gone. A new game is read with the list. */
export function showLines(client: QueryClient, lines: { games: Game[]; gone: string[] }): void {
  client.setQueriesData<Game[]>({ queryKey: keys.games }, (games) =>
    games?.filter(({ id }) => !lines.gone.includes(id)),
  );
  for (const game of lines.games) showQuote(client, game);
  if (lines.games.every((game) => isListed(client, game))) return;
  void client.invalidateQueries({ queryKey: keys.games });
}
