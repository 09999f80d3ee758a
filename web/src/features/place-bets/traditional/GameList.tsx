import { memo } from 'react';
import { chakra, Grid } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { Game } from '@/api/types';
import { useRestoreFocus } from '@/browser/restore-focus';
import { eventName } from '@/domain/betting/picks';
import { GameTags } from '@/features/place-bets/GameTags';
import { useShowMore } from '@/features/place-bets/use-show-more';
import { PickButton } from '@/features/slip/panel/PickButton';
import { sidesOnSlip } from '@/features/slip/selections/board-picks';
import { useSlip } from '@/state/slip';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Card } from '@/ui/layout/Card';

const Choose = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // As wide as the card, with its text aligned to the card's.
    width: 'calc(100% + {spacing.4})',
    minH: '10',
    my: '1.5',
    px: '2',
    mx: '-2',
    borderRadius: 'sm',
    textAlign: 'left',
    fontWeight: 'bold',
    lineHeight: '1.3',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _pressed: { color: 'brand' },
    '& > svg': { flexShrink: '0', ml: 'auto' },
  },
});

const OFFSCREEN = { contentVisibility: 'auto', containIntrinsicSize: 'auto 10rem' };

interface GameRowProps {
  game: Game;
  isChosen: boolean;
  onChoose: (gameId: string) => void;
}

const GameRow = memo(function GameRow({ game, isChosen, onChoose }: GameRowProps) {
  const sides = useSlip(({ items }) => sidesOnSlip(game, items));
  return (
    <Card as="li" listStyleType="none" css={OFFSCREEN} borderColor={isChosen ? 'brand' : 'border'}>
      <GameTags game={game} />
      <Choose type="button" aria-pressed={isChosen} onClick={() => onChoose(game.id)}>
        {eventName(game)}
        {isChosen && <Check size={18} aria-hidden />}
      </Choose>
      <Grid templateColumns="1fr 1fr" gap="2">
        <PickButton game={game} betType="moneyline" side="away" sides={sides} />
        <PickButton game={game} betType="moneyline" side="home" sides={sides} />
      </Grid>
    </Card>
  );
});

interface GameListProps {
  games: readonly Game[];
  chosen: string | undefined;
  onChoose: (gameId: string) => void;
}

export function GameList({ games, chosen, onChoose }: GameListProps) {
  const { shown, hasMore, showMore } = useShowMore(games);
  const list = useRestoreFocus<HTMLUListElement>(chosen, chosen === undefined);
  return (
    <>
      <chakra.ul
        ref={list}
        tabIndex={-1}
        aria-label="Games"
        display="grid"
        gap="3"
        outline="none"
        scrollMarginTop="16"
      >
        {shown.map((game) => (
          <GameRow key={game.id} game={game} isChosen={game.id === chosen} onChoose={onChoose} />
        ))}
      </chakra.ul>
      {hasMore && <ShowMoreButton onMore={showMore} />}
    </>
  );
}
