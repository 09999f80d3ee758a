import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { startAfreshAs } from './auth';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { ChangePasswordRequest } from './types';

/** Ends every other session. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => api.POST('/api/account/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The own open sessions, latest first. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => dataOf(api.GET('/api/account/sessions', { signal })),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.POST('/api/account/sessions/end', { body: { id } }),
    // After a refusal too: it has ended meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** All that is stored about the player. */
export function useExportAccount() {
  return useMutation({ mutationFn: () => dataOf(api.GET('/api/account/export')) });
}

export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.POST('/api/account/delete', { body: { password } }),
    onSuccess: () => startAfreshAs(null, client),
  });
}
