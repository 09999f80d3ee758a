import { chakra, Flex } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { GameDetails } from '@/api/types';
import { whyNotOffered } from '@/domain/betting/offer';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { beyondRegulation, boxScoreStatus } from '@/domain/sports/nhl';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';

function Score({ game }: { game: GameDetails }) {
  if (!game.score) return null;
  const beyond = game.boxScore && beyondRegulation(game.boxScore.periods);
  return (
    <chakra.p mt="3" fontSize="2xl" fontWeight="extrabold" fontFamily="heading">
      {game.awayTeam.code} {game.score.away} – {game.score.home} {game.homeTeam.code}
      {beyond && (
        <chakra.span ml="2" fontSize="md" color="fg.muted">
          {beyond}
        </chakra.span>
      )}
    </chakra.p>
  );
}

/** Who plays when and where, how it stands, and the way to bet on it. */
export function GameHeader({ game }: { game: GameDetails }) {
  const { venue } = game;
  return (
    <chakra.header mb="5">
      <ChalkHeading>
        {game.awayTeam.name} @ {game.homeTeam.name}
      </ChalkHeading>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1.5" mt="2">
        <b>{game.sport.toUpperCase()}</b>
        <DateTime instant={game.startTime} />
        <Badge tone={game.status === 'live' ? 'info' : 'secondary'} textTransform="capitalize">
          {boxScoreStatus(game.status)}
        </Badge>
        <SourceBadge source={game.source} />
      </Flex>
      <Flex align="center" gap="1.5" mt="2" fontSize="sm" color="fg.muted">
        <MapPin size={16} aria-hidden />
        {venue ? `${venue.name}, ${venue.city}, ${venue.state}` : 'Venue information unavailable'}
      </Flex>
      <Score game={game} />
      {game.isOffered ? (
        <Button asChild variant="chalk" mt="4">
          <Link to={placeBetsPath(game)}>Bet</Link>
        </Button>
      ) : (
        <chakra.p mt="4" fontSize="sm" color="fg.muted">
          {whyNotOffered(game.status)}
        </chakra.p>
      )}
    </chakra.header>
  );
}
