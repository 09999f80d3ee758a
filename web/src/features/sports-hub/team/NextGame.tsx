import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { Game } from '@/api/types';
import { BET_TYPES, eventName, MARKET_NAMES, picksOf } from '@/domain/betting/picks';
import { PickButton } from '@/features/slip/panel/PickButton';
import { sidesOnSlip } from '@/features/slip/selections/board-picks';
import { useSlip } from '@/state/slip';
import { GameStart } from '@/ui/betting/GameStart';
import { MarginLine } from '@/ui/betting/MarginLine';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';

const Name = chakra('h3', { base: { fontWeight: 'bold', lineHeight: '1.3' } });
const Market = chakra('h4', { base: { fontSize: 'xs', color: 'fg.muted', mb: '1' } });

function Offered({ game }: { game: Game }) {
  const sides = useSlip(({ items }) => sidesOnSlip(game, items));
  const price = { game, sides };
  return (
    <article aria-label={eventName(game)}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="3" mb="3">
        <Name>{eventName(game)}</Name>
        <Flex gap="2" fontSize="sm" color="fg.muted">
          <GameStart instant={game.startTime} color="fg" fontWeight="semibold" />
          <SourceLabel source={game.source} />
        </Flex>
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3" mb="3">
        {BET_TYPES.map((betType) => (
          <div key={betType}>
            <Market>{MARKET_NAMES[betType]}</Market>
            <Grid templateColumns={{ base: '1fr 1fr', sm: '1fr' }} gap="2">
              <PickButton
                {...price}
                betType={betType}
                side={betType === 'total' ? 'over' : 'away'}
              />
              <PickButton
                {...price}
                betType={betType}
                side={betType === 'total' ? 'under' : 'home'}
              />
            </Grid>
          </div>
        ))}
      </Grid>
      <MarginLine
        markets={BET_TYPES.map((betType) => ({
          label: MARKET_NAMES[betType],
          odds: picksOf(game, betType).map(({ odds }) => odds),
        }))}
      />
      <Button asChild variant="outline" size="sm" mt="3">
        <a
          href={`/game-details/${game.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Details of ${eventName(game)} (opens in a new window)`}
        >
          Details <ExternalLink aria-hidden />
        </a>
      </Button>
    </article>
  );
}

interface NextGameProps {
  /** Those of the team that can be bet on, by start; undefined until they are known. */
  games: readonly Game[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The team's next game with its prices, which a press puts on the slip. */
export function NextGame({ games, isError, refetch }: NextGameProps) {
  const [game] = games ?? [];
  return (
    <Card aria-label="Next game">
      <CardTitle mb="3">Next game</CardTitle>
      {isError && (
        <ErrorState message="Failed to load upcoming games. Please try again." onRetry={refetch} />
      )}
      {!games && !isError && <Skeleton height="8rem" />}
      {game && <Offered key={game.id} game={game} />}
      {games && !game && (
        <chakra.p color="fg.muted">
          No game of this team can be bet on now. Games open for bets some time before they start.
        </chakra.p>
      )}
    </Card>
  );
}
