import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import { purseQuery } from '@/state/purse';

/**
 * Reads the post-mortem of a settled bet. Opening one earns XP, so the user is read again, and the
 * bet has been looked back at.
 */
export function usePostMortem(betId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keys.postMortem, betId],
    // The request is not aborted with its page: the XP that it earns would not be shown.
    queryFn: async () => {
      const answer = await dataOf(
        api.POST('/api/bets/post-mortem', { params: { query: purseQuery() }, body: { betId } }),
      );
      void client.invalidateQueries({ queryKey: keys.habitReturn });
      void client.invalidateQueries({ queryKey: keys.bets });
      if (answer.awarded > 0) void client.invalidateQueries({ queryKey: keys.me });
      return answer;
    },
  });
}
