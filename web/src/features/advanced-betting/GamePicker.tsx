import { chakra, Flex } from '@chakra-ui/react';
import { CalendarX } from 'lucide-react';
import type { Game } from '@/api/types';
import { formatHandicap } from '@/lib/picks';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { SourceWord } from '@/ui/SourceBadge';
import { When } from '@/ui/When';

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
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
      // Not by its colour alone.
      borderLeftWidth: '6px',
      pl: '2',
    },
  },
});

function GameChoice({ game }: { game: Game }) {
  const spread = game.odds.spread;
  return (
    <>
      <b>
        {game.homeTeam.name} vs {game.awayTeam.name}
      </b>
      <Flex wrap="wrap" align="center" columnGap="2" color="fg.muted" mt="0.5">
        <When instant={game.startTime} />
        <span>Spread {spread ? formatHandicap(spread.home) : 'N/A'}</span>
        {game.status === 'live' && <Badge tone="destructive">Live</Badge>}
        <SourceWord source={game.source} />
      </Flex>
    </>
  );
}

/** As many as the list is likely to have, so that little jumps. */
const SKELETONS = 5;

interface GamePickerProps {
  /** Undefined while they load. */
  games: readonly Game[] | undefined;
  error: Error | null;
  chosen: string | undefined;
  onChoose: (gameId: string) => void;
  onRetry: () => void;
}

export function GamePicker({ games, error, chosen, onChoose, onRetry }: GamePickerProps) {
  if (error) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!games) {
    return (
      <Flex direction="column" gap="2" aria-busy>
        <chakra.span srOnly role="status">
          Loading games
        </chakra.span>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="16" />
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
    <chakra.ul aria-label="Games" display="grid" gap="2" listStyleType="none">
      {games.map((game) => (
        <li key={game.id}>
          <Choice type="button" aria-pressed={game.id === chosen} onClick={() => onChoose(game.id)}>
            <GameChoice game={game} />
          </Choice>
        </li>
      ))}
    </chakra.ul>
  );
}
