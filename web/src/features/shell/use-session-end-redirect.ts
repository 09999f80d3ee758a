import { useCallback, useEffect } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { SignedOutState } from '@/state/signed-out';
import { showToast } from '@/state/toast';
import { useLeaving } from './leaving';

const SIGNED_OUT = 'You were signed out. Sign in again.';
const NOT_DONE = 'What you last asked for was not done.';

/** A person is signed in here, so a 401 can only be about their session. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Takes the page away at once, and leads to the sign-in, and from there back. */
function useSignInRedirect(): (description?: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (description) => {
      if (useLeaving.getState().leaving) return;
      useLeaving.setState({ leaving: true });
      client.setQueryData(keys.me, null);
      const state: SignedOutState = { from: pathname + search };
      void (async () => {
        await navigate('/', { state });
        // On a small screen the form is further down. Said here, in the place of what the page said of it.
        showToast({ title: SIGNED_OUT, ...(description && { description }) });
      })();
    },
    [client, navigate, pathname, search],
  );
}

/**
 * Leads to the sign-in once the server no longer knows the session: it has run out, or was ended
 * elsewhere. A sign-out on this page sets the data by hand and does not count.
 */
export function useSessionEndRedirect(): void {
  const client = useQueryClient();
  const lead = useSignInRedirect();
  useEffect(() => {
    const ends = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action, query } = event;
        if (action.type === 'error' && isSignedOut(action.error)) lead();
        const isOfMe = action.type === 'success' && query.queryHash === hashKey(keys.me);
        if (isOfMe && !action.manual && action.data === null) lead();
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isSignedOut(event.action.error)) lead(NOT_DONE);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client, lead]);
}
