import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { TierId } from '@/api/types';
import { purseQuery } from '@/state/purse';
import { invalidateAccountData } from './account-data';

/** Simulated: no payment. The updated user takes the place of the one that is shown. */
export function useUpgrade() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tierId: TierId) =>
      dataOf(api.POST('/api/membership/upgrade', { body: { tierId } })),
    onSuccess: (user) => {
      // The answer has the coins of the player's own account.
      if (!purseQuery().purse) client.setQueryData(keys.me, user);
      void invalidateAccountData(client);
    },
    // Another window may have upgraded meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keys.me }),
  });
}

/** Back to 1,000 coins, when the server finds it due. */
export function useResetBankroll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/bankroll/reset')),
    onSuccess: () => invalidateAccountData(client),
  });
}
