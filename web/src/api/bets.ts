import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { SubmissionKeys } from '@/lib/submission-key';
import { api, dataOf } from './client';
import { ApiError } from './error';
import { showQuote } from './games';
import { keys } from './keys';
import type { operations } from './schema.gen';
import { readStandingsAnew } from './standings';
import type { BetRequest, OddsChanged, User } from './types';

type BetsQuery = NonNullable<operations['bets']['parameters']['query']>;
export type BetFilter = Omit<BetsQuery, 'cursor' | 'limit'>;

/** The player's own bets, newest first, page by page: data.pages[n].bets. */
export function useBets(filter: BetFilter & Pick<BetsQuery, 'limit'> = {}) {
  return useInfiniteQuery({
    queryKey: [...keys.bets, filter],
    // Under another filter the list stays until the new one comes.
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      dataOf(api.GET('/api/bets', { params: { query: { ...filter, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Counts and sums of the player's own bets under a filter. */
export function useBetsSummary(filter: BetFilter) {
  return useQuery({
    queryKey: [...keys.bets, 'summary', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/bets/summary', { params: { query: filter }, signal })),
  });
}

/** Where the bets under a filter are to be had as a file. */
export function csvAddress(filter: BetFilter): string {
  const query = new URLSearchParams(filter).toString();
  return `/api/bets/csv${query && `?${query}`}`;
}

/** Kept while the app is open: who leaves the page and comes back to try again is still retrying. */
const submissions = new SubmissionKeys();

/** Whether the server has decided. A lost answer or a failing server leaves that open. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/**
 * Places one bet. A retry of a submission whose answer was lost carries the same Idempotency-Key, so
 * that it never costs a second stake. A refusal that shows the page to be out of date renews what it is about.
 */
export function usePlaceBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BetRequest) =>
      dataOf(
        api.POST('/api/place-bet', {
          body,
          params: { header: { 'Idempotency-Key': submissions.for(body) } },
        }),
      ),
    onSuccess: ({ userBalance }, body) => {
      submissions.answered(body);
      client.setQueryData<User | null>(
        keys.me,
        (me) => me && { ...me, virtualBalance: userBalance },
      );
      void readStandingsAnew(client);
    },
    onError: (error, body) => {
      if (isDecided(error)) submissions.answered(body);
      const changed = oddsChanged(error);
      if (changed) showQuote(client, changed.game);
      if (isSignedOut(error)) void client.invalidateQueries({ queryKey: keys.me });
      if (isAboutOffer(error)) void client.invalidateQueries({ queryKey: keys.games });
    },
  });
}

/** The session has ended meanwhile. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The game or its price is not on offer, or no longer. */
function isAboutOffer(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** The new quote when the server answered 'Odds have changed', else undefined. */
export function oddsChanged(error: unknown): OddsChanged | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.body as OddsChanged | undefined;
}
