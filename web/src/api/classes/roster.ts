import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ApplyRosterRequest } from '@/api/types';

/** The students of a graded class. */
export function useRoster(id: string) {
  return useQuery({
    queryKey: [...keys.classRoster, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/roster/{id}', { params: { path: { id } }, signal })),
  });
}

/** What a file would change of the roster. */
export function usePreviewRoster() {
  return useMutation({
    mutationFn: (body: { classId: string; csv: string }) =>
      dataOf(api.POST('/api/classes/roster/preview', { body })),
  });
}

export function useApplyRoster() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyRosterRequest) =>
      dataOf(api.POST('/api/classes/roster/apply', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.classRoster }),
  });
}

/** Takes a student out who has not joined: their invitation opens nothing any more. */
export function useRemoveFromRoster() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { classId: string; sourcedId: string }) =>
      dataOf(api.POST('/api/classes/roster/remove', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.classRoster }),
  });
}

/** New links for one student, or for all who have not joined. */
export function useInvite() {
  return useMutation({
    mutationFn: (body: { classId: string; sourcedId: string | null }) =>
      dataOf(api.POST('/api/classes/invitations', { body })),
  });
}
