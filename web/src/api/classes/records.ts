import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import type { ProgressCut } from '@/api/history/progress';
import { keys } from '@/api/keys';
import type { operations } from '@/api/schema.gen';
import type { JoinedClass, LearnerRecord, RecordNoteRequest } from '@/api/types';
import { putJoined } from './own-classes';

export type RecordCell = NonNullable<
  NonNullable<operations['learnerRecordBets']['parameters']['query']>['show']
>;

/** The record of a learner whom the player teaches: all that they share, or a cut of their bets. */
export const learnerRecord = (id: string, cut: ProgressCut) =>
  queryOptions({
    queryKey: [...keys.learnerRecord, id, cut],
    // Under another filter the figures stay until the new ones come.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/classes/records/{id}', { params: { path: { id }, query: cut }, signal }),
      ),
  });

/** Their bets, newest first, page by page. */
export function useRecordBets(id: string, query: ProgressCut & { show?: RecordCell }) {
  return useInfiniteQuery({
    queryKey: [...keys.learnerRecord, id, 'bets', query],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/classes/record-bets/{id}', {
          params: { path: { id }, query: { ...query, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Every view of the record with a part of it changed. */
function useRecordChange(id: string) {
  const client = useQueryClient();
  return (part: Partial<LearnerRecord>) =>
    client.setQueriesData<LearnerRecord>(
      {
        queryKey: [...keys.learnerRecord, id],
        predicate: ({ queryKey }) => !queryKey.includes('bets'),
      },
      (known) => known && { ...known, ...part },
    );
}

/** Replaces the educators' note on a learner. After a refusal the record is read again. */
export function useWriteRecordNote(id: string) {
  const client = useQueryClient();
  const change = useRecordChange(id);
  return useMutation({
    mutationFn: (body: RecordNoteRequest) => dataOf(api.POST('/api/classes/notes', { body })),
    onSuccess: (note) => change({ note }),
    onError: () => client.invalidateQueries({ queryKey: [...keys.learnerRecord, id] }),
  });
}

/** Tells a learner that an educator has seen their wish for help. */
export function useSeeHelp(id: string) {
  const client = useQueryClient();
  const change = useRecordChange(id);
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/classes/help/seen', { body: { memberId: id } })),
    onSuccess: ({ help }) => {
      change({ help });
      void client.invalidateQueries({ queryKey: keys.classOverview });
    },
  });
}

/** Tells the educators of a class that the player would like help, or no longer. */
export function useAskForHelp(joined: JoinedClass) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asks: boolean) =>
      dataOf(api.POST('/api/classes/help', { body: { classId: joined.id, asks } })),
    onSuccess: ({ help }) => putJoined(client, { ...joined, help }),
  });
}

/** When educators of a class looked at the player's record, or at the overview of all. */
export function useLooks(classId: string) {
  return useQuery({
    queryKey: [...keys.recordLooks, classId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/looks/{id}', { params: { path: { id: classId } }, signal })),
    select: ({ looks }) => looks,
  });
}
