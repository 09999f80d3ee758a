import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { SubmissionKey } from '@/lib/submission-key';
import { api, dataOf } from './client';
import { ApiError } from './error';
import { keys } from './keys';
import type { operations } from './schema.gen';
import type { BetRequest, OddsChanged, User } from './types';

type BetsQuery = NonNullable<operations['bets']['parameters']['query']>;
export type BetFilter = Pick<BetsQuery, 'status' | 'sport' | 'betType'>;

/** The player's own bets, newest first, page by page: data.pages[n].bets. */
export function useBets(filter: BetFilter = {}) {
  return useInfiniteQuery({
    queryKey: [...keys.bets, filter],
    queryFn: ({ pageParam, signal }) =>
      dataOf(api.GET('/api/bets', { params: { query: { ...filter, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/**
 * Places one bet. A retry of the same submission carries the same Idempotency-Key, so that a lost
 * answer never costs a second stake.
 */
export function usePlaceBet() {
  const client = useQueryClient();
  const [submission] = useState(() => new SubmissionKey());
  return useMutation({
    mutationFn: (body: BetRequest) =>
      dataOf(
        api.POST('/api/place-bet', {
          body,
          params: { header: { 'Idempotency-Key': submission.for(body) } },
        }),
      ),
    onSuccess: ({ userBalance }) => {
      submission.succeeded();
      client.setQueryData<User | null>(
        keys.me,
        (me) => me && { ...me, virtualBalance: userBalance },
      );
      for (const queryKey of [keys.me, keys.dashboard, keys.leaderboard, keys.bets]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** The new quote when the server answered 'Odds have changed', else undefined. */
export function oddsChanged(error: unknown): OddsChanged | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.body as OddsChanged | undefined;
}
