import { expect, it } from 'vitest';
import { createQueryClient } from './query-client';

it('asks nothing again by itself: not by time, on focus, by age or after a failure', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  });
  expect(mutations).toEqual({ retry: false, networkMode: 'always' });
});
