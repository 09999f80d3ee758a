import { useCurrentUser } from '@/api/current-user';
import { ApiError } from '@/api/error';
import { slipMoved, usePlaceSlip as useSending } from '@/api/place';
import type { SlipMoved } from '@/api/types';
import { parlayRefusal } from '@/lib/parlay';
import { SLIP_MAX, useSlip } from '@/lib/slip';
import { toasts } from './bet-toasts';
import { setProgress, useDesk } from './desk';
import { totals } from './lines';
import type { OpenLine } from './lines';
import { slipRequest } from './request';
import type { Parlay } from './request';

/** Placed selections stay for a moment, so that one sees which they were (SPEC 9). */
const PLACED_SHOWN_MS = 1000;

const FALLBACK = 'Something went wrong. Please try again.';

const idsOf = (lines: readonly OpenLine[]) => lines.map(({ item }) => item.id);

function showPlaced(lines: readonly OpenLine[]): void {
  const ids = idsOf(lines);
  setProgress(ids, { kind: 'placed' });
  setTimeout(() => ids.forEach(useSlip.getState().remove), PLACED_SHOWN_MS);
}

/** Marks what moved, and keeps in mind what was to be placed, to go on with once all is accepted. */
function showMoved({ moved }: SlipMoved, lines: readonly OpenLine[]): void {
  setProgress(idsOf(lines), undefined);
  for (const { item, reason, offer } of moved) {
    const line = lines[item];
    if (!line) continue;
    setProgress(
      [line.item.id],
      offer ? { kind: 'changed', from: line.quote, offer, reason } : { kind: 'gone', reason },
    );
  }
  useDesk.setState({ interrupted: idsOf(lines) });
}

/** What keeps Place Bet from being pressed, and what it says to who presses it all the same. */
export interface Obstacle {
  /** A sentence that belongs beside the button, where the button's own state does not say it. */
  sentence?: string;
  say: () => void;
}

function refusal(sentence: string): Obstacle {
  return { sentence, say: () => toasts.failed(sentence) };
}

/** The parlay of the slip when it is one. */
export function useParlay(count: number): Parlay | undefined {
  const { isParlay, parlayStake } = useSlip();
  const chance = useDesk(({ parlayChance }) => parlayChance);
  return isParlay && count > 1 ? { stake: parlayStake, chanceText: chance } : undefined;
}

export function obstacleTo(
  lines: readonly OpenLine[],
  parlay: Parlay | undefined,
): Obstacle | undefined {
  if (lines.length === 0) return { say: toasts.noBets };
  if (lines.length > SLIP_MAX) {
    return refusal(`A slip takes at most ${SLIP_MAX} bets at once. Place some of them first.`);
  }
  const unfit = parlay && parlayRefusal(lines.map(({ item }) => item));
  if (unfit) return refusal(unfit);
  const stake = parlay ? parlay.stake : totals(lines).stake;
  return stake > 0 ? undefined : { say: toasts.invalid };
}

interface Placing {
  /** Asks a visitor, or who is signed in no longer, to sign in. */
  askToSignIn: () => void;
  /** Whether a visitor's slip is placed for show. */
  pretends: boolean;
}

/** Places the slip: all of it or nothing. */
export function usePlaceSlip({ askToSignIn, pretends }: Placing) {
  const { user, isDemo } = useCurrentUser();
  const { mutateAsync } = useSending();

  const placeAll = async (lines: readonly OpenLine[], parlay: Parlay | undefined) => {
    setProgress(idsOf(lines), { kind: 'processing' });
    useDesk.setState({ refusal: undefined, interrupted: [] });
    try {
      const { bets } = await mutateAsync(slipRequest(lines, parlay));
      showPlaced(lines);
      toasts.slipPlaced(bets.length);
    } catch (error) {
      const moved = slipMoved(error);
      if (moved) {
        showMoved(moved, lines);
        return;
      }
      setProgress(idsOf(lines), undefined);
      // Without an answer the browser's own words ('Failed to fetch') help nobody.
      const answer = error instanceof ApiError ? error : undefined;
      if (answer?.status === 401) {
        askToSignIn();
        return;
      }
      useDesk.setState({ refusal: answer?.sentence || FALLBACK });
      toasts.failed(answer?.message || FALLBACK);
    }
  };

  return (lines: readonly OpenLine[], parlay: Parlay | undefined) => {
    const obstacle = obstacleTo(lines, parlay);
    const stakes = parlay ? [parlay.stake] : lines.map(({ item }) => item.betAmount);
    const stake = stakes.reduce((sum, one) => sum + one, 0);
    if (obstacle) obstacle.say();
    else if (stakes.some((one) => one <= 0)) toasts.invalid();
    else if (stake > user.virtualBalance) toasts.insufficient();
    else if (!isDemo) void placeAll(lines, parlay);
    else if (!pretends) askToSignIn();
    else {
      showPlaced(lines);
      toasts.slipPretended(stakes.length);
    }
  };
}
