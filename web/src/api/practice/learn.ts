import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/account/current-user';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { GuideId } from '@/api/types';

/** The guides that the player has read, and the next lesson. A visitor has none, and does not ask. */
export function useGuidesRead() {
  const { isDemo } = useCurrentUser();
  return useQuery({
    queryKey: keys.learn,
    queryFn: ({ signal }) => dataOf(api.GET('/api/learn', { signal })),
    enabled: !isDemo,
  });
}

/** Records that a guide was read. XP, level and badges of the player may follow. */
export function useReadGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guideId: GuideId) => dataOf(api.POST('/api/learn/read', { body: { guideId } })),
    onSuccess: ({ read, next }) => {
      client.setQueryData(keys.learn, { read, next });
      void client.invalidateQueries({ queryKey: keys.learn });
      void client.invalidateQueries({ queryKey: keys.me });
    },
  });
}
