import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: ({ signal }) => dataOf(api.GET('/api/dashboard/data', { signal })),
});

export function useDashboard() {
  return useQuery(dashboardQuery);
}
