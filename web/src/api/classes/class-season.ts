import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { BeginClassSeasonRequest, ClassSeasonRequest, Season } from '@/api/types';

/** The past seasons of the server with the run that is the class's own; none is asked for null. */
export function useClassSeasons(classId: string | null) {
  return useQuery({
    queryKey: [...keys.classSeason, classId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/classes/season/{id}', { params: { path: { id: classId ?? '' } }, signal }),
      ),
    select: ({ seasons }) => seasons,
    enabled: classId !== null,
  });
}

/** The season that the class plays for itself, if there is one. */
export function useClassSeason(classId: string | null): Season | undefined {
  const { data: seasons } = useClassSeasons(classId);
  return seasons?.find(({ run }) => run !== null);
}

/** Asks again after a refusal as well: another educator may have begun or stopped it. */
function useMove<Request>(mutationFn: (request: Request) => Promise<Season>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.games });
      return client.invalidateQueries({ queryKey: keys.classSeason });
    },
  });
}

/** The class plays a past season for itself. Its first games are on its board a moment later. */
export function useBeginClassSeason() {
  return useMove((body: BeginClassSeasonRequest) =>
    dataOf(api.POST('/api/classes/season/begin', { body })),
  );
}

/** Ends it: bets on games that have yet to begin are void. */
export function useStopClassSeason() {
  return useMove((body: ClassSeasonRequest) =>
    dataOf(api.POST('/api/classes/season/stop', { body })),
  );
}
