import { useEffect } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { keys } from '@/api/keys';
import type { SignedOutState } from '@/lib/signed-out';
import { showToast } from '@/ui/toast';

/**
 * Leads to the sign-in, and from there back, once the server no longer knows the session: it has run out,
 * or was ended elsewhere. Who signs out here is taken off by hand, and not asked about.
 */
export function useSignedOut(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryHash !== hashKey(keys.me)) return;
        const { action } = event;
        if (action.type !== 'success' || action.manual || action.data !== null) return;
        const state: SignedOutState = { from: pathname + search };
        // On a small screen the form is further down.
        showToast({ title: 'You were signed out. Sign in again.' });
        void navigate('/', { state });
      }),
    [client, navigate, pathname, search],
  );
}
