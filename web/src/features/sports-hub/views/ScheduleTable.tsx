import { Box, chakra, Flex } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { ScheduledGame as Game } from '@/api/types';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { whyNotOffered } from '@/domain/betting/offer';
import { eventName } from '@/domain/betting/picks';
import { formatDay } from '@/domain/sports/league-day';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { useDates } from '@/state/use-dates';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { Button } from '@/ui/elements/Button';

function Venue({ venue }: Pick<Game, 'venue'>) {
  if (!venue) return 'Venue information unavailable';
  return (
    <>
      {venue.name}
      <chakra.span display="block" color="fg.muted">
        {venue.city}, {venue.state}
      </chakra.span>
    </>
  );
}

/** A line breaks between the teams rather than within a name. */
const Team = chakra('span', { base: { display: 'inline-block' } });

/** The game, and on a phone its venue below it. */
function GameCell({ game, hasVenues }: { game: Game; hasVenues: boolean }) {
  return (
    <Box minW={{ base: '8rem', md: '10rem' }}>
      <Team>{game.awayTeam.name}</Team> <chakra.span color="fg.muted">@</chakra.span>{' '}
      <Team>{game.homeTeam.name}</Team>
      {hasVenues && (
        <Box hideFrom="md" mt="1" fontWeight="normal" fontSize="xs" color="fg.muted">
          <Venue venue={game.venue} />
        </Box>
      )}
    </Box>
  );
}

/** The start in the reader's zone, with its date where that is another than the schedule's. */
function StartCell({ game, date }: { game: Game; date: string }) {
  const { formatDate, formatTime } = useDates();
  const ownDate = formatDate(game.startTime);
  return (
    <>
      <chakra.time dateTime={game.startTime} whiteSpace="nowrap">
        {ownDate !== formatDay(date) && (
          <chakra.span display="block" color="fg.muted">
            {ownDate}
          </chakra.span>
        )}
        {formatTime(game.startTime)}
      </chakra.time>
      {game.status !== 'scheduled' && (
        <chakra.span display="block" color="fg.muted" textTransform="capitalize">
          {game.status}
        </chakra.span>
      )}
    </>
  );
}

/** In short, where a page cannot say more; its status stands beside its start. */
const NEVER_OFFERED: Record<Game['status'], string> = {
  scheduled: 'Not open for bets yet',
  live: 'Under way',
  final: 'Over',
  cancelled: 'No bets',
  postponed: 'No bets now',
  suspended: 'No bets now',
};

/** Why there is no bet on the game now; a page would say when a halted one goes on. */
function reasonOf({ hasPage, status }: Game): string {
  if (!hasPage || status === 'postponed' || status === 'suspended') return NEVER_OFFERED[status];
  return whyNotOffered(status);
}

function WayToBet({ game, sport }: { game: Game; sport: string }) {
  const name = eventName(game);
  if (game.isOffered || game.isSoldLive) {
    return (
      <Button asChild variant="chalk" size="sm">
        {game.isOffered ? (
          <Link to={placeBetsPath(game)} aria-label={`Bet on ${name}`}>
            Bet
          </Link>
        ) : (
          <Link to={livePanelPath({ id: game.id, sport })} aria-label={`Bet live on ${name}`}>
            Bet live
          </Link>
        )}
      </Button>
    );
  }
  return (
    <chakra.span fontSize="xs" color="fg.muted" maxW="24">
      {reasonOf(game)}
    </chakra.span>
  );
}

function Actions({ game, sport }: { game: Game; sport: string }) {
  const name = eventName(game);
  return (
    <Flex
      gap="2"
      align={{ base: 'flex-start', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      wrap="wrap"
    >
      {game.hasPage && (
        <Button asChild variant="outline" size="sm">
          <a
            href={`/game-details/${game.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Details of ${name} (opens in a new window)`}
          >
            Details
            <chakra.span hideBelow="sm">
              <ExternalLink aria-hidden />
            </chakra.span>
          </a>
        </Button>
      )}
      <WayToBet game={game} sport={sport} />
    </Flex>
  );
}

const VENUE: Column<Game> = {
  key: 'venue',
  label: 'Venue',
  value: ({ venue }) => venue?.name ?? null,
  cell: ({ venue }) => <Venue venue={venue} />,
  hideBelow: 'md',
};

function columnsOf(sport: string, date: string, hasVenues: boolean): Column<Game>[] {
  return [
    {
      key: 'game',
      label: 'Game',
      value: eventName,
      cell: (game) => <GameCell game={game} hasVenues={hasVenues} />,
    },
    {
      key: 'time',
      label: 'Time',
      value: ({ startTime }) => startTime,
      cell: (game) => <StartCell game={game} date={date} />,
    },
    ...(hasVenues ? [VENUE] : []),
    { key: 'action', label: 'Action', cell: (game) => <Actions game={game} sport={sport} /> },
  ];
}

interface ScheduleTableProps {
  caption: string;
  sport: string;
  games: readonly Game[];
  date: string;
  hasVenues: boolean;
}

/** The games of a day, with their pages and, where they can be bet on, the way to the bet. */
export function ScheduleTable({ caption, sport, games, date, hasVenues }: ScheduleTableProps) {
  return (
    <SortableTable
      caption={caption}
      columns={columnsOf(sport, date, hasVenues)}
      rows={games}
      keyOf={({ id }) => id}
    />
  );
}
