import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ResetPasswordRequest } from '@/api/types';
import { resetSession } from './auth';

// Calls that concern an email address or the link of a mail.

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      dataOf(api.POST('/api/auth/forgot-password', { body: { email } })),
  });
}

/** Whether the link still sets a new password: asked before anybody types one. */
export function useCheckReset(token: string) {
  return useQuery({
    queryKey: [...keys.checkReset, token],
    queryFn: () => dataOf(api.POST('/api/auth/check-reset', { body: { token } })),
    enabled: token.trim() !== '',
    retryOnMount: false,
  });
}

/** A new password ends every session, this browser's too. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPasswordRequest) =>
      dataOf(api.POST('/api/auth/reset-password', { body })),
    onSuccess: ({ success }) => (success ? resetSession(null, client) : undefined),
  });
}

/**
 * Confirms the address, once for each token however often the page is drawn: the token works a single
 * time, and a second attempt would tell the reader that the link was bad.
 */
export function useVerifyEmail(token: string) {
  return useQuery({
    queryKey: [...keys.verifyEmail, token],
    queryFn: async ({ client }) => {
      const { success } = await dataOf(api.POST('/api/auth/verify-email', { body: { token } }));
      if (success) {
        void client.invalidateQueries({ queryKey: keys.me });
        void client.invalidateQueries({ queryKey: keys.email });
      }
      return success;
    },
    enabled: token !== '',
    staleTime: 'static',
    retryOnMount: false,
  });
}

/** An empty address means that of the signed-in user. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) =>
      dataOf(api.POST('/api/auth/resend-verification', { body: { email } })),
  });
}
