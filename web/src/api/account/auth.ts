import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { LoginRequest, RegisterRequest, User } from '@/api/types';
import { purseQuery, usePurse } from '@/state/purse';
import { mayBeSignedIn, rememberPlayer } from './signed-in-hint';

/**
 * The signed-in user, or null. Without the session's hint there is no request, and a failed first
 * check means not signed in. Once a person is signed in, only a 401 ends that: a lost connection does
 * not.
 */
async function readMe(signal: AbortSignal): Promise<User> {
  const me = () => dataOf(api.GET('/api/auth/me', { params: { query: purseQuery() }, signal }));
  try {
    return await me();
  } catch (error) {
    // The chosen purse is that of the person before.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    usePurse.setState({ chosen: null });
    return me();
  }
}

export const meQuery = queryOptions({
  queryKey: keys.me,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    if (!mayBeSignedIn()) return null;
    try {
      return await readMe(signal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      return client.getQueryData<User | null>(keys.me) ?? null;
    }
  },
});

/** data is undefined while the check runs, null for a visitor. */
export function useMe() {
  return useQuery(meQuery);
}

/** Drops all data of one account, so that the next one is not shown it. */
export async function resetSession(user: User | null, client: QueryClient): Promise<void> {
  // A check still under way would overwrite the new user.
  await client.cancelQueries({ queryKey: keys.me });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.me[0] });
  usePurse.setState({ chosen: null });
  client.setQueryData(keys.me, user);
  if (user) rememberPlayer();
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginRequest) => dataOf(api.POST('/api/auth/login', { body })),
    onSuccess: (user) => resetSession(user, client),
  });
}

/** Opens the account; it does not sign in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: RegisterRequest) => dataOf(api.POST('/api/auth/register', { body })),
  });
}

/** Ends the session. The caller then clears the data with resetSession(null). */
export function useLogout() {
  return useMutation({ mutationFn: () => api.POST('/api/auth/logout') });
}
