import { useEffect, useRef } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { CalendarX } from 'lucide-react';
import { useLatestTick } from '@/api/streams/live';
import type { Game } from '@/api/types';
import { boardAt } from '@/domain/betting/live-board';
import { formatHandicap } from '@/domain/betting/picks';
import { GameStart } from '@/ui/betting/GameStart';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    px: '3',
    py: '2.5',
    textAlign: 'left',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    fontSize: 'sm',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    _pressed: {
      bg: 'bg.subtle',
      borderColor: 'brand',
      // A mark, since colour alone is not enough.
      borderLeftWidth: '6px',
      pl: '2',
    },
  },
});

const Row = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    gap: '2',
    listStyleType: 'none',
    overflowX: { base: 'auto', xl: 'visible' },
    // Room for the focus ring, which the row would cut off.
    mx: '-1',
    p: '1',
  },
});

/** Shows the chosen game at the start of a row that is wider than its place; the page stays where it is. */
function bringIntoRow(row: HTMLElement): void {
  const chosen = row.querySelector('[aria-pressed=true]');
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft += chosen.getBoundingClientRect().left - row.getBoundingClientRect().left;
}

function GameChoice({ game, showSource }: { game: Game; showSource: boolean }) {
  const tick = useLatestTick(game.id);
  const { spread } = tick ? (tick.odds ?? { spread: null }) : game.odds;
  return (
    <>
      <b>
        {game.homeTeam.name} vs {game.awayTeam.name}
      </b>
      <Flex wrap="wrap" align="center" columnGap="2" color="fg.muted" mt="0.5">
        <GameStart instant={game.startTime} />
        <PlayedOn {...game} />
        <span>
          Spread {spread ? `${game.homeTeam.code} ${formatHandicap(spread.home)}` : 'N/A'}
        </span>
        {game.status === 'live' && <Badge tone="destructive">Live</Badge>}
        {tick && <span>{boardAt(tick).part}</span>}
        {showSource && <SourceLabel source={game.source} />}
      </Flex>
    </>
  );
}

/** As many as the list is likely to have, so that little jumps. */
const SKELETONS = 5;

interface GamePickerProps {
  /** Undefined while they load. */
  games: readonly Game[] | undefined;
  chosen: string | undefined;
  /** They come from several sources. */
  showSource: boolean;
  onChoose: (game: Game) => void;
}

/** The list of games: beside the builder, or a scrolling row above it on a narrow screen. */
export function GamePicker({ games, chosen, showSource, onChoose }: GamePickerProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) bringIntoRow(list.current);
  }, [chosen]);
  if (!games) {
    return (
      <Flex direction={{ base: 'row', xl: 'column' }} gap="2" overflow="hidden" aria-busy>
        <chakra.span srOnly role="status">
          Loading games
        </chakra.span>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="16" flexShrink="0" minW="60" />
        ))}
      </Flex>
    );
  }
  if (games.length === 0) {
    return (
      <EmptyState
        icon={CalendarX}
        title="No Games Available"
        text="Choose another sport, or come back later."
      />
    );
  }
  return (
    <Row ref={list} aria-label="Games">
      {games.map((game) => (
        <chakra.li key={game.id} flex={{ base: '0 0 min(15rem, 70vw)', xl: 'none' }}>
          <Choice type="button" aria-pressed={game.id === chosen} onClick={() => onChoose(game)}>
            <GameChoice game={game} showSource={showSource} />
          </Choice>
        </chakra.li>
      ))}
    </Row>
  );
}
