import { ApiError } from '@/api/error';
import { oddsChanged, usePlaceBet } from '@/api/place';
import { Submissions } from '@/api/submissions';
import type { BetRequest } from '@/api/types';
import { pickNow } from '@/domain/betting/picks';
import type { Pick, Side } from '@/domain/betting/picks';
import { profit } from '@/domain/odds/odds';

/** A bet as it was sent. */
interface Sent {
  body: BetRequest;
  side: Side;
}

const submissions = new Submissions<Sent>();

export type Outcome =
  /** This bet, or an earlier one whose answer was lost: then the order itself was not sent. */
  | { kind: 'placed'; sent: Sent }
  /** The price is another now; the games hold it. */
  | { kind: 'changed' }
  /** Who is signed out is led to the sign-in. */
  | { kind: 'signedOut' }
  | { kind: 'refused'; sentence: string };

const FALLBACK = 'Something went wrong. Please try again.';
const NOT_QUOTED = 'This price is no longer on offer.';

function refused(sentence: string): Outcome {
  return { kind: 'refused', sentence };
}

function outcomeOf(error: unknown, { betType, prediction }: Pick): Outcome {
  // SPEC's words also where no answer came.
  if (!(error instanceof ApiError)) return refused(FALLBACK);
  if (error.status === 401) return { kind: 'signedOut' };
  const changed = oddsChanged(error);
  if (!changed) return refused(error.sentence || FALLBACK);
  return pickNow(changed.game, betType, prediction) ? { kind: 'changed' } : refused(NOT_QUOTED);
}

interface Order {
  gameId: string;
  pick: Pick;
  stake: number;
  /** From 0.01 to 0.99, if the player says. */
  statedChance: number | undefined;
}

/** Places a bet at the price of the pick. It never throws. */
export function usePlacing() {
  const { mutateAsync } = usePlaceBet(submissions);
  return async ({ gameId, pick, stake, statedChance }: Order): Promise<Outcome> => {
    const { betType, prediction, odds, side } = pick;
    const potentialWinnings = profit(stake, odds);
    const body = {
      gameId,
      betType,
      betAmount: stake,
      odds,
      prediction,
      potentialWinnings,
      ...(statedChance !== undefined && { statedChance }),
    };
    try {
      const { sent } = await mutateAsync({ body, side });
      return { kind: 'placed', sent };
    } catch (error) {
      return outcomeOf(error, pick);
    }
  };
}
