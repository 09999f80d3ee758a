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

/** How a run stands, and the player's own bets on it; undefined where none is named. */
export function useSeasonSoFar(name: string | undefined) {
  return useQuery({
    queryKey: [...keys.seasons, name],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/time-machine/run', { params: { query: { name: name ?? '' } }, signal })),
    enabled: name !== undefined,
  });
}

type Choice = Pick<Season, 'sport' | 'season'>;

/** Asks again after a refusal as well: another player may have begun the season, or stopped it. */
function useMove(mutationFn: (choice: Choice) => Promise<Season>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.games });
      return client.invalidateQueries({ queryKey: keys.seasons });
    },
  });
}

/** Plays a past season again. Its first games are on the board a moment later. */
export function useBeginSeason() {
  return useMove(({ sport, season }) =>
    dataOf(api.POST('/api/time-machine/begin', { body: { sport, season } })),
  );
}

/** Offers no further games of a season that the player has begun. */
export function useStopSeason() {
  return useMove(({ sport, season }) =>
    dataOf(api.POST('/api/time-machine/stop', { body: { sport, season } })),
  );
}
