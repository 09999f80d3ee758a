import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { Game, Sport } from '@/api/types';
import { useChosenClass } from '@/state/purse';

/**
 * All future games by start, or those of one sport; also those of past seasons played again, of the
 * chosen purse's class in their place those of its own season.
 */
export function useUpcomingGames(sport?: Sport) {
  const purse = useChosenClass()?.id;
  return useQuery({
    queryKey: [...keys.games, { sport, purse }],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/betting/upcoming-games', {
          params: { query: { sport, replays: 'true', purse } },
          signal,
        }),
      ),
  });
}

/** The number of games for each sport of Advanced Betting (RULES: Numbers). */
const BOARD_GAMES = 10;

/** The next games of a sport, those under way first. A failure reads 'API error: 503'. */
export function useBoardGames(sport: Sport) {
  return useQuery({
    queryKey: [...keys.boardGames, sport],
    queryFn: async ({ signal }) => {
      const query = { sport, count: BOARD_GAMES, live: 'true' } as const;
      try {
        return gamesIn(
          await dataOf(api.GET('/api/betting/upcoming-games', { params: { query }, signal })),
        );
      } catch (error) {
        if (error instanceof ApiError) throw new Error(`API error: ${error.status}`);
        throw error;
      }
    },
  });
}

/** The server may answer with the games themselves or with an object around them. */
function gamesIn(answer: Game[] | { games: Game[] }): Game[] {
  return Array.isArray(answer) ? answer : answer.games;
}

/** Shows a new quote wherever its game is listed. */
export function updateQuote(client: QueryClient, game: Game): void {
  for (const queryKey of [keys.games, keys.boardGames]) {
    client.setQueriesData<Game[]>({ queryKey }, (games) =>
      games?.map((old) => (old.id === game.id ? game : old)),
    );
  }
}

function isListed(client: QueryClient, game: Game): boolean {
  const lists = client.getQueriesData<Game[]>({ queryKey: keys.games });
  return lists.some(([, games]) => games?.some(({ id }) => id === game.id));
}

/** Shows quotes that have moved, and no longer the games that are gone. A new game is read with the list. */
export function updateLines(client: QueryClient, lines: { games: Game[]; gone: string[] }): void {
  client.setQueriesData<Game[]>({ queryKey: keys.games }, (games) =>
    games?.filter(({ id }) => !lines.gone.includes(id)),
  );
  // A game under way stays on the list.
  if (lines.gone.length > 0) void client.invalidateQueries({ queryKey: keys.boardGames });
  for (const game of lines.games) updateQuote(client, game);
  if (lines.games.every((game) => isListed(client, game))) return;
  void client.invalidateQueries({ queryKey: keys.games });
}
