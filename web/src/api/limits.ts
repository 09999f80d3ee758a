import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { LimitsRequest } from './types';

/** The player's own limits, and those that are about to loosen. */
export function useLimits() {
  return useQuery({
    queryKey: keys.limits,
    queryFn: ({ signal }) => dataOf(api.GET('/api/limits', { signal })),
  });
}

export function useChangeLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LimitsRequest) => dataOf(api.POST('/api/limits/change', { body })),
    onSuccess: (limits) => client.setQueryData(keys.limits, limits),
  });
}
