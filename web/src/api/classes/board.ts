import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

/** The board of a class that the player is in or teaches. */
export const classBoard = (id: string) =>
  queryOptions({
    queryKey: [...keys.classBoard, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/board/{id}', { params: { path: { id } }, signal })),
  });

function useBoardChange<Request>(change: (request: Request) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: keys.classBoard }),
  });
}

/** Turns the board on or off, for all in the class. */
export function useShowBoard() {
  return useBoardChange((body: { classId: string; isOn: boolean }) =>
    dataOf(api.POST('/api/classes/board/show', { body })),
  );
}

export function useStayOffBoard() {
  return useBoardChange((body: { classId: string; staysOff: boolean }) =>
    dataOf(api.POST('/api/classes/board/stay-off', { body })),
  );
}
