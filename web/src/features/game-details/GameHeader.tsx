import { chakra, Flex } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { GameDetails } from '@/api/types';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { whyNotOffered } from '@/domain/betting/offer';
import { eventName } from '@/domain/betting/picks';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { boxScoreStatus } from '@/domain/sports/nhl';
import { partOf } from '@/domain/sports/parts';
import { aboutGame } from '@/domain/wizard/ask';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { AskWizardLink } from '@/ui/elements/AskWizardLink';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { TeamLink } from '@/ui/elements/TeamLink';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import type { LiveScore } from './use-live-score';

const partIn = ({ sport, boxScore }: GameDetails) =>
  boxScore ? partOf(sport, boxScore) : undefined;

interface ScoreProps {
  game: GameDetails;
  score: { away: number; home: number };
  part: string | undefined;
}

function Score({ game, score, part }: ScoreProps) {
  return (
    <chakra.p mt="3" fontSize="2xl" fontWeight="extrabold" fontFamily="heading">
      <chakra.span whiteSpace="nowrap">
        {game.awayTeam.code} {score.away} – {score.home} {game.homeTeam.code}
      </chakra.span>
      {part && (
        <chakra.span ml="2" fontSize="md" color="fg.muted">
          {part}
        </chakra.span>
      )}
    </chakra.p>
  );
}

function WayToBet({ game }: { game: GameDetails }) {
  if (game.isOffered || game.isSoldLive) {
    return (
      <Button asChild variant="chalk">
        {game.isOffered ? (
          <Link to={placeBetsPath(game)}>Bet</Link>
        ) : (
          <Link to={livePanelPath(game)}>Bet live</Link>
        )}
      </Button>
    );
  }
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {whyNotOffered(game.status)}
    </chakra.p>
  );
}

interface GameHeaderProps {
  game: GameDetails;
  /** How it stands now, where that is shown while it is played. */
  live: LiveScore | undefined;
}

/** Who plays when and, in the league whose venues are known, where; how it stands, and the way to bet. */
export function GameHeader({ game, live }: GameHeaderProps) {
  const { venue } = game;
  return (
    <chakra.header mb="5">
      <ChalkHeading>
        <TeamLink team={{ sport: game.sport, code: game.awayTeam.code }}>
          {game.awayTeam.name}
        </TeamLink>{' '}
        @{' '}
        <TeamLink team={{ sport: game.sport, code: game.homeTeam.code }}>
          {game.homeTeam.name}
        </TeamLink>
      </ChalkHeading>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1.5" mt="2">
        <b>{game.sport.toUpperCase()}</b>
        <DateTime instant={game.startTime} />
        <Badge tone={game.status === 'live' ? 'info' : 'secondary'} textTransform="capitalize">
          {boxScoreStatus(game.status)}
        </Badge>
        <SourceBadge source={game.source} />
      </Flex>
      {(venue ?? game.sport === 'nhl') && (
        <Flex align="center" gap="1.5" mt="2" fontSize="sm" color="fg.muted">
          <MapPin size={16} aria-hidden />
          {venue ? `${venue.name}, ${venue.city}, ${venue.state}` : 'Venue information unavailable'}
        </Flex>
      )}
      {live ? (
        <Score game={game} {...live} />
      ) : (
        game.score && <Score game={game} score={game.score} part={partIn(game)} />
      )}
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="2" mt="4">
        <WayToBet game={game} />
        {game.isOffered && <AskWizardLink question={aboutGame(eventName(game))} />}
      </Flex>
    </chakra.header>
  );
}
