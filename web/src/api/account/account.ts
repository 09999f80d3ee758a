import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ChangeEmailRequest, ChangePasswordRequest } from '@/api/types';
import { resetSession } from './auth';

/** Ends every other session. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => api.POST('/api/account/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The player's open sessions, latest first. */
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
    // Also after a refusal: the session has ended meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Ends every session but this browser's. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/account/sessions/end-others'),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The player's email, and another one that waits to be confirmed. */
export function useOwnEmail() {
  return useQuery({
    queryKey: keys.email,
    queryFn: ({ signal }) => dataOf(api.GET('/api/account/email', { signal })),
    // The link may have been followed in another browser.
    staleTime: 0,
  });
}

/** Asks for another email; it changes once the link that is mailed there is followed. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailRequest) =>
      dataOf(api.POST('/api/account/email/change', { body })),
    onSuccess: (email) => client.setQueryData(keys.email, email),
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
    onSuccess: () => resetSession(null, client),
  });
}
