import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { PropOffer } from '@/api/types';
import { timeUntil } from '@/browser/server-clock';

/** The pause before a refetch, in case the new quote is out of date at once. */
const RENEW_PAUSE_MS = 1000;
/** The same pause holds after a failure. */
const FAILED_PAUSE_MS = 10_000;

/** Until the first of the quotes runs out. */
function untilRenewal(offers: readonly PropOffer[]): number | false {
  if (offers.length === 0) return false;
  const first = Math.min(...offers.map(({ expiresAt }) => Date.parse(expiresAt)));
  return Math.max(timeUntil(first), RENEW_PAUSE_MS);
}

/** The props of a game, with quotes that live for two minutes: refetched whenever one runs out. */
function propsOf(gameId: string) {
  return queryOptions({
    queryKey: [...keys.props, gameId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/betting/props', { params: { query: { gameId } }, signal })),
    refetchInterval: ({ state }) =>
      state.data && state.error ? FAILED_PAUSE_MS : untilRenewal(state.data?.offers ?? []),
  });
}

/** The player props of a game. */
export function useProps(gameId: string) {
  return useQuery(propsOf(gameId));
}

type OffersByGame = Readonly<Partial<Record<string, PropOffer[]>>>;

/**
 * The player props of several games, by game. A game without known props is absent; its failure does
 * not affect the others.
 */
export function usePropOffers(gameIds: readonly string[]): OffersByGame {
  return useQueries({
    queries: [...new Set(gameIds)].map(propsOf),
    combine: (answers) =>
      Object.fromEntries(answers.flatMap(({ data }) => (data ? [[data.gameId, data.offers]] : []))),
  });
}
