import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { StateHunchRequest } from '@/api/types';

// Bets that settle make hunches out of date, as they do all of one's progress.
const queryKey = [...keys.progress, 'hunches'];

/** What the player expected of their own bets before they placed them, the newest first. */
export function useHunches() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => dataOf(api.GET('/api/insight/hunches', { signal })),
  });
}

export function useStateHunch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StateHunchRequest) => dataOf(api.POST('/api/insight/hunches', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

export function useGiveUpHunch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hunchId: string) =>
      dataOf(api.POST('/api/insight/hunches/give-up', { body: { hunchId } })),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
