import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/account/current-user';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { EstimateRequest, ReviewRequest } from '@/api/types';
import { browserZone } from '@/browser/zone';
import { purseQuery } from '@/state/purse';

/** The player's day: what can be estimated, what was, and the run of days. A visitor has none. */
export function useHabitToday() {
  const { isDemo } = useCurrentUser();
  return useQuery({
    queryKey: keys.habit,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/habit/today', { params: { query: { timeZone: browserZone() } }, signal }),
      ),
    enabled: !isDemo,
  });
}

/** What has settled in the chosen purse since the player was here, and the bets to look back at. */
export function useHabitReturn() {
  const { isDemo } = useCurrentUser();
  return useQuery({
    queryKey: keys.habitReturn,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/habit/return', {
          params: { query: { timeZone: browserZone(), ...purseQuery() } },
          signal,
        }),
      ),
    enabled: !isDemo,
  });
}

/** The player's last week, with the bets of the chosen purse. */
export function useHabitWeek() {
  const { isDemo } = useCurrentUser();
  return useQuery({
    queryKey: keys.habitWeek,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/habit/week', {
          params: { query: { timeZone: browserZone(), ...purseQuery() } },
          signal,
        }),
      ),
    enabled: !isDemo,
  });
}

/** Gives an estimate, which stands. The day's first earns XP. */
export function useGiveEstimate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EstimateRequest) => dataOf(api.POST('/api/habit/estimate', { body })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.habit }),
        client.invalidateQueries({ queryKey: keys.me }),
        client.invalidateQueries({ queryKey: keys.progress }),
      ]),
  });
}

/**
 * Answers a guide's question. What is due is asked for again with the next page, so that the reason
 * stays. A question that is answered before its day, in a guide that is read again, counts for nothing.
 */
export function useAnswerReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewRequest) => dataOf(api.POST('/api/habit/review', { body })),
    // What was not right leads to the next lesson.
    onSuccess: () => client.invalidateQueries({ queryKey: keys.learn }),
  });
}

/** The longest pause: it ends by coming back. */
const PAUSE_DAYS = 60;

/** Pauses the run of days at once, or ends the pause. */
export function usePauseRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pause: boolean) =>
      dataOf(
        pause
          ? api.POST('/api/habit/pause', { body: { days: PAUSE_DAYS } })
          : api.POST('/api/habit/resume'),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.habit }),
  });
}

/** Shows the run of days no more, or again. */
export function useHideRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isHidden: boolean) =>
      dataOf(api.POST('/api/habit/hide-run', { body: { isHidden } })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.habit }),
  });
}
