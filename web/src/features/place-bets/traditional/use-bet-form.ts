import { useCallback, useState } from 'react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import type { Game } from '@/api/types';
import { chanceProblem } from '@/domain/analysis/stated-chance';
import { isSameQuote, pickNow, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Quote, Side } from '@/domain/betting/picks';
import { digitsOf, stakeOf } from '@/domain/betting/stake';
import { profit } from '@/domain/odds/odds';
import { toasts } from '@/features/slip/placing/bet-toasts';
import { showPlaced } from '@/features/slip/placing/show-placed';
import { useSubmitOrder } from '@/features/slip/placing/use-submit-order';
import { betOrder } from '@/features/slip/selections/orders';
import { fairChanceOf } from '@/features/slip/selections/quotes';
import { openSignInPrompt } from '@/features/slip/selections/slip-ui';
import { BET_AMOUNT } from '@/state/slip';

interface Draft {
  gameId?: string | undefined;
  betType?: BetType | undefined;
  side?: Side | undefined;
  /** As typed: digits alone. Undefined until then, which stands for the default. */
  amount?: string | undefined;
  /** As typed. */
  chance: string;
}

type Stage = { kind: 'editing' } | { kind: 'processing' } | { kind: 'asking'; from: Quote };

interface State {
  draft: Draft;
  stage: Stage;
}

const NOT_QUOTED = 'This price is no longer on offer.';

const FRESH: Draft = { amount: undefined, chance: '' };

/**
 * The single bet of the Traditional View. The draft holds the side and not its price: what is shown, and
 * sent, is always the present quote.
 */
export function useBetForm(games: readonly Game[], wanted: string | undefined) {
  const { user, isDemo } = useCurrentUser();
  const submitOrder = useSubmitOrder();
  const [{ draft, stage }, setState] = useState<State>({
    draft: { ...FRESH, gameId: wanted },
    stage: { kind: 'editing' },
  });
  const processing = stage.kind === 'processing';

  const game = games.find(({ id }) => id === draft.gameId);
  const picks = game && draft.betType ? picksOf(game, draft.betType) : [];
  const pick: Pick | undefined = picks.find(({ side }) => side === draft.side);
  const other = picks.find(({ side }) => side !== draft.side);
  const ownMax = useOwnStakeMax() ?? Infinity;
  const amount = draft.amount ?? `${Math.min(BET_AMOUNT, ownMax)}`;
  const stake = stakeOf(amount);
  const isChanceWrong = chanceProblem(draft.chance) !== undefined;

  const setStage = (next: Stage) => setState((state) => ({ ...state, stage: next }));
  const change = useCallback(
    (next: Partial<Draft>) =>
      setState((state) =>
        state.stage.kind === 'processing'
          ? state
          : { draft: { ...state.draft, ...next }, stage: { kind: 'editing' } },
      ),
    [],
  );

  const place = async (gameId: string, chosen: Pick) => {
    setStage({ kind: 'processing' });
    const outcome = await submitOrder(betOrder(gameId, chosen, stake, draft.chance));
    const isQuoted =
      outcome.kind === 'oddsChanged' &&
      pickNow(outcome.game, chosen.betType, chosen.side) !== undefined;
    setStage(isQuoted ? { kind: 'asking', from: chosen } : { kind: 'editing' });
    if (outcome.kind === 'oddsChanged' && !isQuoted) toasts.failed(NOT_QUOTED);
    if (outcome.kind === 'placed') {
      const { order, betCount } = outcome;
      showPlaced(order, betCount);
      // When an earlier order was placed instead, the present bet is still to be placed.
      const isChosen =
        order.call === 'bet' &&
        order.body.gameId === gameId &&
        order.body.betType === chosen.betType &&
        order.side === chosen.side;
      if (isChosen) change({ gameId: undefined, betType: undefined, side: undefined, ...FRESH });
    }
  };

  const submit = () => {
    if (processing || isChanceWrong) return;
    if (!game || !pick || amount === '') toasts.missing();
    else if (stake <= 0) toasts.invalid();
    else if (stake > user.virtualBalance) toasts.insufficient();
    else if (isDemo) openSignInPrompt();
    else void place(game.id, pick);
  };

  return {
    game,
    /** The game that was chosen, here or by the address, is not among those on offer. */
    isGone: draft.gameId !== undefined && !game,
    betType: draft.betType,
    picks,
    pick,
    fairChance: pick && fairChanceOf(pick.odds, other?.odds),
    amount,
    stake,
    chance: draft.chance,
    isChanceWrong,
    winnings: pick ? profit(stake, pick.odds) : 0,
    isComplete: pick !== undefined && stake > 0,
    processing,
    /** The price that was sent, while the new one waits for acceptance. */
    refusedPrice:
      stage.kind === 'asking' && pick && !isSameQuote(stage.from, pick) ? stage.from : undefined,
    chooseGame: useCallback(
      (gameId: string | undefined) =>
        change({ gameId, betType: undefined, side: undefined, chance: '' }),
      [change],
    ),
    chooseType: (betType: BetType) => change({ betType, side: undefined, chance: '' }),
    chooseSide: (side: Side) => change({ side, chance: '' }),
    setAmount: (text: string) => change({ amount: digitsOf(text) }),
    setChance: (chance: string) => change({ chance }),
    submit,
    decline: () => setStage({ kind: 'editing' }),
  };
}

export type BetForm = ReturnType<typeof useBetForm>;
