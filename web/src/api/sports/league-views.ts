import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

/** Whether there are the further views of MLB and the NBA; undefined until that is known. */
export function useLeagueViews(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: [...keys.sports, 'views'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/sports/views', { signal })),
    staleTime: Infinity,
  });
  return isError ? false : data?.leagueViews;
}
