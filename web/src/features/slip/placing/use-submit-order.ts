import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { oddsChanged, slipMoved, usePlaceOrder } from '@/api/betting/place';
import { Submissions } from '@/api/betting/submissions';
import { ApiError } from '@/api/error';
import type { Game, SlipMoved } from '@/api/types';
import type { Order } from '@/features/slip/selections/orders';
import { toasts } from './bet-toasts';

// The slip and the Traditional View submit their bets here, and so know of each other's.

const queues = new WeakMap<QueryClient, Submissions<Order>>();

/**
 * The one queue of an app: an order left undecided in one view is sent again before the other view
 * sends its own.
 */
function queueOf(client: QueryClient): Submissions<Order> {
  const queue = queues.get(client) ?? new Submissions<Order>();
  queues.set(client, queue);
  return queue;
}

export type Outcome =
  /** Accepted: this order, or an earlier one that was undecided. In that case this one was not sent. */
  | { kind: 'placed'; order: Order; betCount: number }
  /** The server quotes the game of a bet at other prices now. */
  | { kind: 'oddsChanged'; game: Game }
  /** The server quotes items of a slip at other prices now, or not at all. */
  | { kind: 'slipMoved'; moved: SlipMoved['moved'] }
  /** Refused or unanswered. The player has been shown why. */
  | { kind: 'failed' };

function outcomeOf(error: unknown): Outcome {
  const changed = oddsChanged(error);
  if (changed) return { kind: 'oddsChanged', game: changed.game };
  const moved = slipMoved(error);
  if (moved) return { kind: 'slipMoved', ...moved };
  if (!(error instanceof ApiError)) toasts.unanswered();
  // A 401 leads to the sign-in, which says so itself.
  else if (error.status !== 401) toasts.failed(error.sentence);
  return { kind: 'failed' };
}

/** Submits an order. It never throws. */
export function useSubmitOrder(): (order: Order) => Promise<Outcome> {
  const { mutateAsync } = usePlaceOrder(queueOf(useQueryClient()));
  return async (order) => {
    try {
      const { sent, answer } = await mutateAsync(order);
      return { kind: 'placed', order: sent, betCount: answer.betCount };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
