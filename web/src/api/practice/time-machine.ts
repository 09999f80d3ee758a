import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { Season } from '@/api/types';

/** The past seasons that the operator has imported, and their runs. */
export function useSeasons() {
  return useQuery({
    queryKey: keys.seasons,
    queryFn: ({ signal }) => dataOf(api.GET('/api/time-machine', { signal })),
    select: ({ seasons }) => seasons,
  });
}

/** Plays a past season again. Its first games are on the board a moment later. */
export function useBeginSeason() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sport, season }: Pick<Season, 'sport' | 'season'>) =>
      dataOf(api.POST('/api/time-machine/begin', { body: { sport, season } })),
    // Also after a refusal: somebody else may have begun it.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.games });
      return client.invalidateQueries({ queryKey: keys.seasons });
    },
  });
}

/** "NFL 2023": a season goes by the year in which it began. */
export function seasonName({ sport, season }: Pick<Season, 'sport' | 'season'>): string {
  return `${sport.toUpperCase()} ${season}`;
}
