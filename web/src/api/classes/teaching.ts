import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { AdmitRequest, OpenClassRequest, TaughtClass } from '@/api/types';
import { putTaught, removeTaught } from './own-classes';

/** How often the waiting room is looked at while it is open. */
const WAITING_MS = 5_000;

/** The members of a class that the player teaches. */
export function useClassMembers(id: string) {
  return useQuery({
    queryKey: [...keys.classMembers, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/members/{id}', { params: { path: { id } }, signal })),
    select: ({ members }) => members,
  });
}

/** Who waits to be let into a class. */
export function useWaitingRoom(id: string) {
  return useQuery({
    queryKey: [...keys.classWaiting, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/waiting/{id}', { params: { path: { id } }, signal })),
    select: ({ waiting }) => waiting,
    refetchInterval: WAITING_MS,
  });
}

/** Lets them in, or turns them away: one by alias, or all. */
export function useAdmit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AdmitRequest) => dataOf(api.POST('/api/classes/admit', { body })),
    onSettled: () =>
      Promise.all(
        [keys.classWaiting, keys.classMembers, keys.classes].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

function useTaughtChange<Request>(mutationFn: (request: Request) => Promise<TaughtClass>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (taught) => putTaught(client, taught) });
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

export function useAddEducator() {
  return useTaughtChange((body: { classId: string; username: string }) =>
    dataOf(api.POST('/api/classes/educators', { body })),
  );
}

export function useStopTeaching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (classId: string) =>
      dataOf(api.POST('/api/classes/stop-teaching', { body: { classId } })),
    onSuccess: (_, classId) => removeTaught(client, classId),
  });
}

/** The figures behind the code of a completion slip. */
export function useCheckSlip() {
  return useMutation({
    mutationFn: (body: { classId: string; code: string }) =>
      dataOf(api.POST('/api/classes/slips/check', { body })),
  });
}
