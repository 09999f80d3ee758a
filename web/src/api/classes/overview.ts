import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ClassOverview } from '@/api/types';

export type OverviewLearner = ClassOverview['learners'][number];
export type OverviewProcess = NonNullable<OverviewLearner['process']>;
export type OverviewChange = OverviewProcess['estimatesChange'];

/** How the learners of a class that the player teaches go about it, by need. */
export const classOverview = (id: string) =>
  queryOptions({
    queryKey: [...keys.classOverview, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/overview/{id}', { params: { path: { id } }, signal })),
  });
