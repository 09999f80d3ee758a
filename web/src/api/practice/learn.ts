import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/account/current-user';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { GuideId } from '@/api/types';

/** The guides that the player has read. A visitor has none, and does not ask. */
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
    onSuccess: ({ read }) => {
      client.setQueryData(keys.learn, { read });
      void client.invalidateQueries({ queryKey: keys.me });
    },
  });
}
