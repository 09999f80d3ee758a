import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { operations } from '@/api/schema.gen';
import { purseQuery } from '@/state/purse';

export type ProgressCut = NonNullable<operations['insightProgress']['parameters']['query']>;

/** How the player thinks, by their own bets: all of them, or a cut. */
export function useProgress(cut: ProgressCut) {
  return useQuery({
    queryKey: [...keys.progress, cut],
    // Under another filter the figures stay until the new ones come.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/insight/progress', {
          params: { query: { ...cut, ...purseQuery() } },
          signal,
        }),
      ),
  });
}

export type EstimatesCut = NonNullable<operations['insightEstimates']['parameters']['query']>;

/** The chances that the player gave before the market's was shown: all of them, or a cut. */
export function useUnseenEstimates(cut: EstimatesCut) {
  return useQuery({
    queryKey: [...keys.progress, 'estimates', cut],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/insight/estimates', { params: { query: cut }, signal })),
  });
}
