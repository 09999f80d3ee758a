import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from './client';
import { keys } from './keys';

/** What a settled bet teaches. Looking back earns XP, which the user's own figures then show. */
export function usePostMortem(betId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keys.postMortem, betId],
    // Not broken off when nobody waits any more: the XP it earns would go unsaid.
    queryFn: async () => {
      const answer = await dataOf(api.POST('/api/bets/post-mortem', { body: { betId } }));
      if (answer.awarded > 0) void client.invalidateQueries({ queryKey: keys.me });
      return answer;
    },
  });
}
