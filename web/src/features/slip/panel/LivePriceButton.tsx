import { chakra } from '@chakra-ui/react';
import type { LiveGame } from '@/api/types';
import { eventName, MARKET_NAMES, moveSince, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Side } from '@/domain/betting/picks';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, isSameBet, PRE_GAME, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';
import { SlipPrice } from './SlipPrice';

export type QuotedLiveGame = LiveGame & { odds: NonNullable<LiveGame['odds']> };

export function isQuoted(game: LiveGame): game is QuotedLiveGame {
  return game.odds !== null;
}

/** Stands in the place of a price, as large as one. */
const NoPrice = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '58px',
    px: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    fontSize: 'sm',
    color: 'fg.muted',
    '&[data-dense]': { minH: '9', px: '2', fontSize: 'xs' },
  },
});

function selectionOf(game: QuotedLiveGame, pick: Pick, betAmount: number): Selection {
  return {
    ...PRE_GAME,
    ...pick,
    gameId: game.id,
    eventName: eventName(game),
    betAmount,
    isLive: true,
    quotedAt: game.quotedAt,
  };
}

/** The label leaves out what the row or the column beside it says already. */
function faceOf(game: QuotedLiveGame, { betType, side, prediction }: Pick): string {
  if (betType === 'total') return prediction;
  const team = side === 'home' ? game.homeTeam : game.awayTeam;
  return betType === 'moneyline' ? team.code : prediction.slice(team.name.length + 1);
}

interface PriceProps {
  game: QuotedLiveGame;
  before: LiveGame | undefined;
  betType: BetType;
  side: Side;
  disabled: boolean;
  /** Of a row among many. */
  isDense?: boolean | undefined;
}

/** The price of one side at this tick; a press puts it, with its tick, onto the slip or takes it off. */
export function LivePriceButton({ game, before, betType, side, disabled, isDense }: PriceProps) {
  const items = useSlip((state) => state.items);
  const defaultStake = useDefaultStake();
  const pick = picksOf(game, betType).find((candidate) => candidate.side === side);
  if (!pick) return <NoPrice data-dense={isDense}>not quoted</NoPrice>;
  const selection = selectionOf(game, pick, defaultStake(DEFAULT_STAKE));
  const known = items.find((item) => isSameBet(item, selection));
  const face = faceOf(game, pick);
  const market = MARKET_NAMES[betType];
  return (
    <SlipPrice
      label={face}
      context={face === pick.prediction ? `Live ${market}` : `Live ${market}, ${pick.prediction}`}
      odds={pick.odds}
      move={before && isQuoted(before) ? moveSince(before, pick) : undefined}
      picked={known !== undefined}
      disabled={disabled}
      isDense={isDense}
      selection={() => selection}
      onClick={() => (known ? useSlip.getState().remove(known.id) : addToSlip(selection))}
    />
  );
}
