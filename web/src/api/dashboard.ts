import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';

export function useDashboard() {
  return useQuery({
    queryKey: keys.dashboard,
    queryFn: ({ signal }) => dataOf(api.GET('/api/dashboard/data', { signal })),
  });
}
