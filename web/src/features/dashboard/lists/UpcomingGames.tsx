import { Box, chakra, Flex } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import type { Game } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { ListCard } from '@/features/sports-data/ListCard';
import { SportBadge } from '@/features/sports-data/SportBadge';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Button } from '@/ui/elements/Button';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { GameStart } from '@/ui/betting/GameStart';
import { CardLink } from './CardLink';

interface UpcomingGameProps {
  game: Game;
  /** The games come from several sources. */
  showSource: boolean;
}

function UpcomingGame({ game, showSource }: UpcomingGameProps) {
  const teams = `${game.homeTeam.name} vs ${game.awayTeam.name}`;
  return (
    <Flex gap="3" py="3" align="center">
      <Box flex="1" minW="0">
        <chakra.p fontWeight="semibold">
          {game.homeTeam.name}{' '}
          <chakra.span color="fg.muted" fontWeight="normal">
            vs
          </chakra.span>{' '}
          {game.awayTeam.name}
        </chakra.p>
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" mt="1" fontSize="sm">
          <SportBadge sport={game.sport} />
          <GameStart instant={game.startTime} color="fg.muted" />
          <PlayedOn {...game} />
          {showSource && <SourceLabel source={game.source} />}
        </Flex>
      </Box>
      <Button asChild variant="outline" size="sm">
        <Link to={`/place-bets?game=${game.id}`} aria-label={`Bet Now: ${teams}`}>
          Bet Now
        </Link>
      </Button>
    </Flex>
  );
}

export function UpcomingGames({ games }: { games: readonly Game[] | undefined }) {
  const source = sharedSource(games ?? []);
  return (
    <ListCard
      title="Upcoming Games"
      icon={CalendarDays}
      source={source}
      items={games}
      keyOf={({ id }) => id}
      expected={{ rows: 5, shape: 'lines' }}
      empty={{ title: 'No upcoming games' }}
      more={<CardLink to="/place-bets">View All Games</CardLink>}
    >
      {(game) => <UpcomingGame game={game} showSource={source === undefined} />}
    </ListCard>
  );
}
