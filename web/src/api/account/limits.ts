import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { Limits, LimitsRequest } from '@/api/types';
import { now, serverTime } from '@/browser/server-clock';
import { purseQuery } from '@/state/purse';
import { useCurrentUser } from './current-user';

const ownLimits = queryOptions({
  queryKey: keys.limits,
  queryFn: ({ signal }) =>
    dataOf(api.GET('/api/limits', { params: { query: purseQuery() }, signal })),
});

/** The player's own limits, and those that are about to loosen. */
export function useLimits() {
  return useQuery(ownLimits);
}

/** The limits as last read, and when. It sends no request: the app has read them (RealityCheck). */
function useKnownLimits(): { limits: Limits | undefined; readAt: number } {
  const { isDemo } = useCurrentUser();
  const { data, dataUpdatedAt } = useQuery({ ...ownLimits, enabled: false });
  return { limits: isDemo ? undefined : data, readAt: serverTime(dataUpdatedAt) };
}

/** The player's own limit on a stake. */
export function useOwnStakeMax(): number | undefined {
  return useKnownLimits().limits?.current.maxStake ?? undefined;
}

/** Reads that limit at the moment of a press: for the many buttons of a page, which need not watch it. */
export function useReadOwnStakeMax(): () => number | undefined {
  const client = useQueryClient();
  return () => client.getQueryData<Limits>(keys.limits)?.current.maxStake ?? undefined;
}

/** The stakes of open bets from the chosen purse; undefined until they are known. */
export function useOpenStakes(): number | undefined {
  return useKnownLimits().limits?.purseOpenStakes;
}

/** The balance and the stakes of open bets, as far as these are known. */
export function useBankroll(): number {
  const { user } = useCurrentUser();
  return user.virtualBalance + (useOpenStakes() ?? 0);
}

/** The day of a time, by which the server counts. */
const dayOf = (time: number) => Math.floor(time / 86_400_000);

/** The limits and their use today; undefined where the use was counted on another day. */
export function useLimitsToday(): Limits | undefined {
  const { limits, readAt } = useKnownLimits();
  return dayOf(readAt) === dayOf(now()) ? limits : undefined;
}

/** When the break ends that the player is taking. */
export function useBreakEnd(): string | undefined {
  return breakEnd(useKnownLimits().limits?.coolOffUntil);
}

/** The end of a break that is running; undefined when none is. */
export function breakEnd(until: string | null | undefined): string | undefined {
  return until && Date.parse(until) > now() ? until : undefined;
}

export function useChangeLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LimitsRequest) =>
      dataOf(api.POST('/api/limits/change', { params: { query: purseQuery() }, body })),
    onSuccess: (limits) => client.setQueryData(keys.limits, limits),
  });
}
