import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';

/** The player props of a game with their quotes, each of which lives for two minutes. */
export function useProps(gameId: string) {
  return useQuery({
    queryKey: [...keys.props, gameId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/betting/props', { params: { query: { gameId } }, signal })),
  });
}
