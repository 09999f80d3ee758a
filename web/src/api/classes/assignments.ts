import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { RegradeRequest, SetAssignmentRequest, WithdrawAssignmentRequest } from '@/api/types';

/** The assignments of a class that the player teaches, and how far each learner is. */
export const classAssignments = (id: string) =>
  queryOptions({
    queryKey: [...keys.classAssignments, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/assignments/{id}', { params: { path: { id } }, signal })),
  });

/** The games that a list of the class can have, whichever purse the educator has chosen. */
export function useClassGames(id: string) {
  return useQuery({
    queryKey: [...keys.games, 'of-class', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/games/{id}', { params: { path: { id } }, signal })),
    select: ({ games }) => games,
  });
}

/** The assignments of a class that the player is in, and how far they are. */
export const ownAssignments = (id: string) =>
  queryOptions({
    queryKey: [...keys.ownAssignments, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/own-assignments/{id}', { params: { path: { id } }, signal })),
  });

function useAssignmentChange<Request, Answer>(mutationFn: (body: Request) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // After a refusal as well: another educator has changed it.
    onSettled: () =>
      Promise.all(
        [keys.classAssignments, keys.classOverview].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useSetAssignment() {
  return useAssignmentChange((body: SetAssignmentRequest) =>
    dataOf(api.POST('/api/classes/assignments/set', { body })),
  );
}

export function useWithdrawAssignment() {
  return useAssignmentChange((body: WithdrawAssignmentRequest) =>
    dataOf(api.POST('/api/classes/assignments/withdraw', { body })),
  );
}

/** What grading everybody by the rule in force changes; as a preview it changes nothing. */
export function useRegrade() {
  return useAssignmentChange((body: RegradeRequest) =>
    dataOf(api.POST('/api/classes/assignments/regrade', { body })),
  );
}
