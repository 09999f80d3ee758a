import { useQuery } from '@tanstack/react-query';
import { timeUntil } from '@/lib/clock';
import { api, dataOf } from './client';
import { keys } from './keys';
import type { PropOffer } from './types';

/** A quote that is out of date at once is not asked for anew without a pause. */
const RENEW_PAUSE_MS = 1000;

function readProps(gameId: string, signal: AbortSignal) {
  return dataOf(api.GET('/api/betting/props', { params: { query: { gameId } }, signal }));
}

/** The player props of a game with their quotes, each of which lives for two minutes. */
export function useProps(gameId: string) {
  return useQuery({
    queryKey: [...keys.props, gameId],
    queryFn: ({ signal }) => readProps(gameId, signal),
  });
}

/** Until the first of the quotes runs out. */
function untilRenewal(offers: readonly PropOffer[]): number | false {
  if (offers.length === 0) return false;
  const first = Math.min(...offers.map(({ expiresAt }) => Date.parse(expiresAt)));
  return Math.max(timeUntil(first), RENEW_PAUSE_MS);
}

type OffersByGame = Readonly<Partial<Record<string, PropOffer[]>>>;
const NONE: OffersByGame = {};

/** By game, the player props of several, read anew whenever a quote runs out. Absent while not known. */
export function usePropOffers(gameIds: readonly string[]): OffersByGame {
  const ids = [...new Set(gameIds)].sort();
  const { data } = useQuery({
    queryKey: [...keys.props, 'several', ids],
    queryFn: async ({ signal }): Promise<OffersByGame> => {
      // One that cannot be had, since its game has begun, says nothing of the others.
      const answers = await Promise.allSettled(ids.map((id) => readProps(id, signal)));
      const known = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      return Object.fromEntries(known.map(({ gameId, offers }) => [gameId, offers]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      untilRenewal(Object.values(state.data ?? NONE).flatMap((offers) => offers ?? [])),
  });
  return data ?? NONE;
}
