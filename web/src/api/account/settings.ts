import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { Settings } from '@/api/types';

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }): Promise<Settings> => dataOf(api.GET('/api/account/settings', { signal })),
});

/** The signed-in player's own settings. */
export function useSettings() {
  return useQuery(settingsQuery);
}

/** Changes some settings and leaves the others. Changes are sent one after the other. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: async (change: Partial<Settings>) => {
      const body = { ...(await client.query(settingsQuery)), ...change };
      return dataOf(api.POST('/api/account/settings/change', { body }));
    },
    onSuccess: (settings) => {
      client.setQueryData(keys.settings, settings);
      void client.invalidateQueries({ queryKey: keys.leaderboard });
    },
  });
}
