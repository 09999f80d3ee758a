import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: ({ signal }) => dataOf(api.GET('/api/dashboard/data', { signal })),
});

export function useDashboard() {
  return useQuery(dashboardQuery);
}
