import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ClassOverview } from '@/api/types';

export type OverviewLearner = ClassOverview['learners'][number];
export type OverviewAssignments = NonNullable<OverviewLearner['assignments']>;
export type OverviewProcess = NonNullable<OverviewLearner['process']>;
export type OverviewChange = OverviewProcess['estimatesChange'];

/** How the learners of a class that the player teaches go about it, by need. */
export const classOverview = (id: string) =>
  queryOptions({
    queryKey: [...keys.classOverview, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/overview/{id}', { params: { path: { id } }, signal })),
  });

/** The player's own row in the overview of a class that they have joined, as its educators see it. */
export function useOwnClassRow(id: string) {
  return useQuery({
    queryKey: [...keys.ownClassRow, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/own-row/{id}', { params: { path: { id } }, signal })),
    staleTime: 0, // what is bet or shared differently in between changes it
  });
}
