import { useOpenGames } from '@/api/betting/open-games';
import type { Advice, AdvicePick, Game } from '@/api/types';
import { eventName, pickNow } from '@/domain/betting/picks';
import type { Pick } from '@/domain/betting/picks';
import { decimalOdds } from '@/domain/odds/odds-format';
import { isPass } from '@/domain/wizard/pass';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, isSameBet, PRE_GAME, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';

const PASSES = 'The Wizard passes on this one, so there is no bet to apply.';
const NO_PICK = 'This answer is about no single bet.';
const IS_PROP = 'Player props are added on the page of Advanced Betting.';
const HAS_STARTED = 'This game has started, or betting on it has closed.';
const NOT_QUOTED = 'This market is not quoted at the moment.';
const IS_WORSE = 'The price is worse now: ask again, the Wizard may pass on it.';
const READING = 'The current price is being read…';
const UNREAD = 'The current price could not be read.';

export const BET_SLIP = { to: '/place-bets', label: 'Go to bet slip' };

type Application =
  | { obstacle: string }
  /** The bet at the present quote, and whether it is another than that of the advice. */
  | { selection: Selection; hasMoved: boolean };

function selectionOf(game: Game, pick: Pick, betAmount: number): Selection {
  return { ...PRE_GAME, ...pick, gameId: game.id, eventName: eventName(game), betAmount };
}

/** Why no bet follows from the advice itself. */
function obstacleIn(advice: Advice): string | undefined {
  if (isPass(advice)) return PASSES;
  if (!advice.pick) return NO_PICK;
  return advice.pick.betType === 'prop' ? IS_PROP : undefined;
}

function pickIn(game: Game, { betType, side }: AdvicePick): Pick | undefined {
  return betType === 'prop' ? undefined : pickNow(game, betType, side);
}

/**
 * Whether the bet pays less now, or wins less often. One that pays more at a worse line is another bet than
 * the one that was advised, and so is its stake.
 */
function isWorse(now: Pick, advised: AdvicePick): boolean {
  if (decimalOdds(now.odds) < decimalOdds(advised.odds)) return true;
  return advised.side === 'over' ? now.line > advised.line : now.line < advised.line;
}

/** The bet that the advice leads to, at the current quote, or why there is none. */
export function useApplication(advice: Advice): Application {
  const { games, now, isError } = useOpenGames();
  const stakeOf = useDefaultStake();
  const obstacle = obstacleIn(advice);
  const { pick } = advice;
  if (obstacle !== undefined || !pick) return { obstacle: obstacle ?? NO_PICK };
  if (Date.parse(pick.startsAt) <= now) return { obstacle: HAS_STARTED };
  if (!games) return { obstacle: isError ? UNREAD : READING };
  const game = games.find(({ id }) => id === pick.gameId);
  if (!game) return { obstacle: HAS_STARTED };
  const quote = pickIn(game, pick);
  if (!quote) return { obstacle: NOT_QUOTED };
  if (isWorse(quote, pick)) return { obstacle: IS_WORSE };
  return {
    selection: selectionOf(game, quote, stakeOf(pick.stakeHalfKelly || DEFAULT_STAKE)),
    hasMoved: quote.odds !== pick.odds || quote.line !== pick.line,
  };
}

export function useIsOnSlip(application: Application): boolean {
  return useSlip(
    ({ items }) =>
      'selection' in application && items.some((item) => isSameBet(item, application.selection)),
  );
}

export function apply(selection: Selection): void {
  addToSlip(selection, BET_SLIP);
}
