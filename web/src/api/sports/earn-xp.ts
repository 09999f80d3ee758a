import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/account/current-user';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

/** XP for a section, and for a sport (RULES: Numbers). */
export const SECTION_XP = 3;
export const SPORT_XP = 5;

/** Asks for the XP of a look at the hub. A visitor earns none; a failure is only logged. */
export function useEarnXp(): (xp: typeof SECTION_XP | typeof SPORT_XP) => void {
  const client = useQueryClient();
  const { isDemo } = useCurrentUser();
  const { mutate } = useMutation({
    mutationFn: (xp: typeof SECTION_XP | typeof SPORT_XP) =>
      dataOf(api.POST('/api/user/earn-xp', { body: { xp } })),
    onSuccess: ({ awarded }) => {
      if (awarded > 0) void client.invalidateQueries({ queryKey: keys.me });
    },
    onError: (error) => console.error('XP was not earned:', error.message),
  });
  return (xp) => {
    if (!isDemo) mutate(xp);
  };
}
