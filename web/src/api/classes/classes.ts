import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type {
  ClassConsent,
  JoinClassRequest,
  JoinedClass,
  LeaveClassRequest,
  OpenClassRequest,
  OwnClasses,
  TaughtClass,
} from '@/api/types';
import { usePurse } from '@/state/purse';
import { choosePurse } from './choose-purse';

export const ownClasses = queryOptions({
  queryKey: keys.classes,
  queryFn: ({ signal }) => dataOf(api.GET('/api/classes', { signal })),
});

/** The classes that the player teaches, and those that they have joined. */
export function useOwnClasses() {
  return useQuery(ownClasses);
}

/** What a learner is told before joining. A wrong code is an error with its sentence. */
export function useClassPreview(code: string) {
  return useQuery({
    queryKey: [...keys.classCode, code],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/codes/{id}', { params: { path: { id: code } }, signal })),
  });
}

/** The members of a class that the player teaches. */
export function useClassMembers(id: string) {
  return useQuery({
    queryKey: [...keys.classMembers, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/members/{id}', { params: { path: { id } }, signal })),
    select: ({ members }) => members,
  });
}

function setClasses(client: QueryClient, change: (known: OwnClasses) => OwnClasses): void {
  client.setQueryData<OwnClasses>(keys.classes, (known) => known && change(known));
}

function putJoined(client: QueryClient, joined: JoinedClass): void {
  setClasses(client, (known) => ({
    ...known,
    joined: known.joined.some(({ id }) => id === joined.id)
      ? known.joined.map((one) => (one.id === joined.id ? joined : one))
      : [joined, ...known.joined],
  }));
}

function putTaught(client: QueryClient, taught: TaughtClass): void {
  setClasses(client, (known) => ({
    ...known,
    taught: known.taught.some(({ id }) => id === taught.id)
      ? known.taught.map((one) => (one.id === taught.id ? taught : one))
      : [taught, ...known.taught],
  }));
}

function useTaughtChange<Request>(mutationFn: (request: Request) => Promise<TaughtClass>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (taught) => putTaught(client, taught) });
}

function useJoinedChange<Request>(mutationFn: (request: Request) => Promise<JoinedClass>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (joined) => putJoined(client, joined) });
}

export function useOpenClass() {
  return useTaughtChange((body: OpenClassRequest) =>
    dataOf(api.POST('/api/classes/open', { body })),
  );
}

export function useEndClass() {
  return useTaughtChange((classId: string) =>
    dataOf(api.POST('/api/classes/end', { body: { classId } })),
  );
}

/** Joins a class; the player bets from its purse from then on. */
export function useJoinClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: JoinClassRequest) => dataOf(api.POST('/api/classes/join', { body })),
    onSuccess: async (joined) => {
      putJoined(client, joined);
      void client.invalidateQueries({ queryKey: keys.classes });
      await choosePurse(client, { id: joined.id, title: joined.title });
    },
  });
}

export function useChangeConsent() {
  return useJoinedChange((body: { classId: string; consent: ClassConsent }) =>
    dataOf(api.POST('/api/classes/consent', { body })),
  );
}

export function useDrawAlias() {
  return useJoinedChange((classId: string) =>
    dataOf(api.POST('/api/classes/alias', { body: { classId } })),
  );
}

/** Leaves a class. Whoever bets from its purse is back at their own account. */
export function useLeaveClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaveClassRequest) => dataOf(api.POST('/api/classes/leave', { body })),
    onSuccess: async (joined) => {
      putJoined(client, joined);
      if (usePurse.getState().chosen?.id === joined.id) await choosePurse(client, null);
    },
  });
}
