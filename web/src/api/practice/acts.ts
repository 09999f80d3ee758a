import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import type { PassRequest, PracticeSide } from '@/api/types';

/** Says of a market that its margin is high; answers what it is. */
export function useMarkMarket() {
  return useMutation({
    mutationFn: (body: PracticeSide) => dataOf(api.POST('/api/classes/acts/mark', { body })),
  });
}

/** Guesses the margin of a parlay that is not placed; answers what it is. */
export function useGuessMargin() {
  return useMutation({
    mutationFn: (body: { sides: PracticeSide[]; tenthsOfPercent: number }) =>
      dataOf(api.POST('/api/classes/acts/guess', { body })),
  });
}

/** Leaves a game of the class alone. */
export function usePassGame() {
  return useMutation({
    mutationFn: ({ classId, ...body }: PassRequest & { classId: string }) =>
      dataOf(api.POST('/api/classes/acts/pass', { params: { query: { purse: classId } }, body })),
  });
}
