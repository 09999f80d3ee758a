import { chakra } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { MARKET_NAMES, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Side } from '@/domain/betting/picks';
import { isAmong, selectionOf, toggleSelection } from '@/features/slip/selections/board-picks';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE } from '@/state/slip';
import { SlipPrice } from './SlipPrice';

const Unquoted = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '58px',
    color: 'fg.subtle',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    '&[data-dense]': { minH: '9' },
  },
});

/** Which way the price went since it opened; prices of different lines cannot be compared. */
function moveOf(game: Game, pick: Pick): 'up' | 'down' | undefined {
  const opening = picksOf({ ...game, odds: game.openingOdds }, pick.betType).find(
    ({ prediction }) => prediction === pick.prediction,
  );
  if (!opening || opening.odds === pick.odds) return undefined;
  return pick.odds > opening.odds ? 'up' : 'down';
}

/** The label leaves out what the card shows beside a side already: the team, or the market. */
function faceOf(game: Game, { betType, side, prediction }: Pick): string {
  if (betType === 'total') return prediction;
  const team = side === 'away' ? game.awayTeam : game.homeTeam;
  return betType === 'moneyline' ? team.code : prediction.slice(team.name.length + 1);
}

interface PickButtonProps {
  game: Game;
  betType: BetType;
  side: Side;
  /** The result of sidesOnSlip. */
  sides: string;
  /** Of a row among many. */
  isDense?: boolean | undefined;
}

/** The price of one side, which a click puts on the slip; a dash where none is quoted. */
export function PickButton({ game, betType, side, sides, isDense }: PickButtonProps) {
  const defaultStake = useDefaultStake();
  const market = MARKET_NAMES[betType];
  const pick = picksOf(game, betType).find((candidate) => candidate.side === side);
  if (!pick) {
    return (
      <Unquoted data-dense={isDense}>
        <span aria-hidden>–</span>
        <chakra.span srOnly>{market} not quoted</chakra.span>
      </Unquoted>
    );
  }
  const face = faceOf(game, pick);
  const selection = () => selectionOf(game, pick, defaultStake(DEFAULT_STAKE));
  return (
    <SlipPrice
      label={face}
      context={face === pick.prediction ? market : `${market}, ${pick.prediction}`}
      odds={pick.odds}
      move={moveOf(game, pick)}
      picked={isAmong(sides, pick)}
      isDense={isDense}
      selection={selection}
      onClick={() => toggleSelection(selection())}
    />
  );
}
