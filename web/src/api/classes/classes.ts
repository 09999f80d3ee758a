import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ClassConsent, JoinClassRequest, JoinedClass, LeaveClassRequest } from '@/api/types';
import { usePurse } from '@/state/purse';
import { choosePurse } from './choose-purse';
import { putJoined, putPlace } from './own-classes';

/** How often who waits to be let in looks again: an educator lets a whole room in within minutes. */
const WAITING_MS = 10_000;

export const ownClasses = queryOptions({
  queryKey: keys.classes,
  queryFn: ({ signal }) => dataOf(api.GET('/api/classes', { signal })),
  refetchInterval: ({ state }) => (state.data?.waiting.length ? WAITING_MS : false),
});

/** The classes that the player teaches, those that they have joined, and those that they wait for. */
export function useOwnClasses() {
  return useQuery(ownClasses);
}

/** What a learner reads before joining. A wrong code is an error with its sentence. */
export function useClassPreview(code: string) {
  return useQuery({
    queryKey: [...keys.classCode, code],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/codes/{id}', { params: { path: { id: code } }, signal })),
  });
}

function useJoinedChange<Request>(mutationFn: (request: Request) => Promise<JoinedClass>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (joined) => putJoined(client, joined) });
}

/** Joins a class, or asks to: who is in it bets from its purse from then on. */
export function useJoinClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: JoinClassRequest) => dataOf(api.POST('/api/classes/join', { body })),
    onSuccess: async (place) => {
      const { joined } = place;
      if (joined) putJoined(client, joined); // a purse that is in no list is left
      void client.invalidateQueries({ queryKey: keys.classes });
      if (joined) await choosePurse(client, { id: joined.id, title: joined.title });
    },
  });
}

export function useChangeConsent() {
  return useJoinedChange((body: { classId: string; consent: ClassConsent }) =>
    dataOf(api.POST('/api/classes/consent', { body })),
  );
}

/** Shares with those who teach the class now as with the earlier ones. */
export function useAgree() {
  return useJoinedChange((classId: string) =>
    dataOf(api.POST('/api/classes/agree', { body: { classId } })),
  );
}

export function useDrawAlias() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (classId: string) => dataOf(api.POST('/api/classes/alias', { body: { classId } })),
    onSuccess: (place, classId) => putPlace(client, classId, place),
  });
}

/** The slip by which the player can show what they have done in a class. */
export function useCompletionSlip() {
  return useMutation({
    mutationFn: (classId: string) => dataOf(api.POST('/api/classes/slips', { body: { classId } })),
  });
}

/** Leaves a class or its waiting room. A learner who bets from its purse is back at their own account. */
export function useLeaveClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaveClassRequest) => dataOf(api.POST('/api/classes/leave', { body })),
    onSuccess: async (place, { classId }) => {
      putPlace(client, classId, place);
      if (usePurse.getState().chosen?.id === classId) await choosePurse(client, null);
    },
  });
}
