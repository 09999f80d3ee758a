import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { useCurrentUser } from './current-user';
import { keys } from './keys';
import type { LimitsRequest } from './types';
import { now } from '@/lib/clock';

const ownLimits = queryOptions({
  queryKey: keys.limits,
  queryFn: ({ signal }) => dataOf(api.GET('/api/limits', { signal })),
});

/** The player's own limits, and those that are about to loosen. */
export function useLimits() {
  return useQuery(ownLimits);
}

/** The player's own limit on a stake, as far as it is known. It asks for nothing: the app has read it. */
export function useOwnStakeMax(): number | undefined {
  const { isDemo } = useCurrentUser();
  const { data } = useQuery({ ...ownLimits, enabled: false });
  return isDemo ? undefined : (data?.current.maxStake ?? undefined);
}

/** When the break ends that the player is taking. It asks for nothing: the app has read it (RealityCheck). */
export function useBreakEnd(): string | undefined {
  const { isDemo } = useCurrentUser();
  const { data } = useQuery({ ...ownLimits, enabled: false });
  return isDemo ? undefined : breakEnd(data?.coolOffUntil);
}

/** The end of a break that is running; undefined when none is. */
export function breakEnd(until: string | null | undefined): string | undefined {
  return until && Date.parse(until) > now() ? until : undefined;
}

export function useChangeLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LimitsRequest) => dataOf(api.POST('/api/limits/change', { body })),
    onSuccess: (limits) => client.setQueryData(keys.limits, limits),
  });
}
