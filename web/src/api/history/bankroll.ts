import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import { purseQuery } from '@/state/purse';

/** The player's balance over time, oldest first. */
export function useBankroll() {
  return useQuery({
    queryKey: keys.bankroll,
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/bankroll', { params: { query: purseQuery() }, signal })),
  });
}
