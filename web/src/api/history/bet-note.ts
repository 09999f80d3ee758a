import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { PostMortem } from '@/api/types';
import { purseQuery } from '@/state/purse';

/** Keeps the player's note on a bet; an empty text takes it away. */
export function useWriteNote(betId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(
        api.POST('/api/bets/note', { params: { query: purseQuery() }, body: { betId, text } }),
      ),
    onSuccess: ({ text }) => {
      client.setQueryData<PostMortem>([...keys.postMortem, betId], (known) =>
        known ? { ...known, note: text } : known,
      );
      return client.invalidateQueries({ queryKey: keys.bets });
    },
  });
}
