import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ExternalLink, Star } from 'lucide-react';
import { Link } from 'react-router';
import type { League } from '@/api/sports/hub';
import { useAllLive } from '@/api/streams/all-live';
import type { Game as OpenGame, LiveGame, ScheduledGame } from '@/api/types';
import { boardAt } from '@/domain/betting/live-board';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { eventName } from '@/domain/betting/picks';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { formatDay } from '@/domain/sports/league-day';
import { isQuoted, LivePriceButton } from '@/features/slip/panel/LivePriceButton';
import { PickButton } from '@/features/slip/panel/PickButton';
import { sidesOnSlip } from '@/features/slip/selections/board-picks';
import { useSlip } from '@/state/slip';
import { useDates } from '@/state/use-dates';
import { Button } from '@/ui/elements/Button';
import { TeamLink } from '@/ui/elements/TeamLink';

const ROW_HEIGHT = '56px';

const Cell = chakra('td', {
  base: {
    height: ROW_HEIGHT,
    py: '1',
    px: '1.5',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    textAlign: 'left',
    lineHeight: '1.25',
  },
});

/** The least height and width that a finger finds (WCAG 2.2, 2.5.8): the two teams stand close to each other. */
const LINE_HEIGHT = '24px';
const TeamName = chakra('span', {
  base: {
    display: 'flex',
    gap: '1',
    minW: '0',
    '& > a': { minW: LINE_HEIGHT, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

interface TeamLineProps {
  sport: League;
  team: ScheduledGame['homeTeam'];
  isHome?: boolean;
  score: number | undefined;
}

/** A phone has room for the code alone; a screen reader reads the name. */
function TeamLine({ sport, team, isHome = false, score }: TeamLineProps) {
  return (
    <Flex justify="space-between" gap="2" lineHeight={LINE_HEIGHT} whiteSpace="nowrap">
      <TeamName>
        {isHome && (
          <chakra.span color="fg.muted" hideBelow="sm">
            @{' '}
          </chakra.span>
        )}
        <TeamLink team={{ sport, code: team.code }}>
          <chakra.span css={{ smDown: { srOnly: true } }}>{team.name}</chakra.span>
          <chakra.span hideFrom="sm" aria-hidden>
            {team.code}
          </chakra.span>
        </TeamLink>
      </TeamName>
      {score !== undefined && <b>{score}</b>}
    </Flex>
  );
}

const STATUS_WORDS: Record<ScheduledGame['status'], string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  final: 'Final',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  suspended: 'Suspended',
};

const Small = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } });

interface TimeCellProps {
  game: ScheduledGame;
  date: string;
  tick: LiveGame | undefined;
}

/** The clock of a game under way, else its start in the reader's zone, with its date where that is another. */
function TimeCell({ game, date, tick }: TimeCellProps) {
  const { formatDate, formatTime } = useDates();
  const ownDate = formatDate(game.startTime);
  if (tick && game.status === 'live') {
    const { part, clock, pause } = boardAt(tick);
    return (
      <>
        <chakra.b display="block" fontSize={{ base: 'xs', sm: 'sm' }}>
          {part}
        </chakra.b>
        {(pause ?? clock) && <Small>{pause ?? clock}</Small>}
      </>
    );
  }
  return (
    <>
      {game.status !== 'scheduled' && (
        <chakra.b display="block" fontSize={{ base: 'xs', sm: 'sm' }}>
          {STATUS_WORDS[game.status]}
        </chakra.b>
      )}
      {/* Below another line it is small, so that the row keeps its height where the date takes one more. */}
      <chakra.time
        display="block"
        dateTime={game.startTime}
        fontSize={game.status === 'scheduled' ? { base: 'xs', sm: 'sm' } : 'xs'}
      >
        {/* Without its year, in one line with the time. */}
        {ownDate !== formatDay(date) && (
          <chakra.span fontSize="xs" color="fg.muted">
            {ownDate.slice(0, ownDate.lastIndexOf('/'))}{' '}
          </chakra.span>
        )}
        <chakra.span whiteSpace="nowrap">{formatTime(game.startTime)}</chakra.span>
      </chakra.time>
    </>
  );
}

/** In short, where there is nothing to press; the status of the others says it. */
const CLOSED: Partial<Record<ScheduledGame['status'], string>> = {
  scheduled: 'Not open for bets yet',
  live: 'Bets closed at its start',
  postponed: 'No bets now',
  suspended: 'No bets now',
};

/** Both sides of a market at a moment's price. */
const Prices = chakra(Grid, {
  base: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1', flex: '1', minW: '0' },
});

interface OfferProps {
  game: ScheduledGame;
  offer: OpenGame | undefined;
  tick: LiveGame | undefined;
}

function Moneyline({ game, offer, tick }: OfferProps) {
  const sides = useSlip(({ items }) => (offer ? sidesOnSlip(offer, items) : ''));
  if (offer) {
    return (
      <Prices>
        <PickButton game={offer} betType="moneyline" side="away" sides={sides} isDense />
        <PickButton game={offer} betType="moneyline" side="home" sides={sides} isDense />
      </Prices>
    );
  }
  if (game.isSoldLive && tick && isQuoted(tick)) {
    const state = {
      game: tick,
      before: undefined,
      betType: 'moneyline' as const,
      disabled: tick.suspended,
      isDense: true,
    };
    return (
      <Prices>
        <LivePriceButton {...state} side="away" />
        <LivePriceButton {...state} side="home" />
      </Prices>
    );
  }
  const isSold = game.isOffered || game.isSoldLive;
  return (
    <chakra.span flex="1" fontSize="xs" color="fg.muted">
      {!isSold && CLOSED[game.status]}
    </chakra.span>
  );
}

function WayToBet({ game, sport }: { game: ScheduledGame; sport: League }) {
  if (!game.isOffered && !game.isSoldLive) return null;
  const name = eventName(game);
  return (
    // On a phone the prices stand for it.
    <Button asChild variant="chalk" size="sm" hideBelow="sm" px="2.5">
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

interface ScheduleRowProps extends Omit<OfferProps, 'tick'> {
  sport: League;
  /** The day of the schedule. */
  date: string;
  hasVenue: boolean;
  isFavourite: boolean;
}

/** A game in 56 pixels: who plays, how it stands, its prices, and the ways to its page and to a bet. */
export function ScheduleRow(props: ScheduleRowProps) {
  const { sport, game, date, hasVenue, isFavourite, offer } = props;
  const tick = useAllLive(({ games }) => games[game.id]);
  const score = tick
    ? { away: tick.awayTeam.score, home: tick.homeTeam.score }
    : (game.score ?? undefined);
  return (
    <tr>
      <Cell as="th" scope="row" py="0.5" fontWeight="semibold" position="relative">
        {isFavourite && (
          <chakra.span
            position="absolute"
            left="-2"
            top="2"
            color="brand"
            title="With a favourite team"
            css={{ '& > svg': { fill: 'chalk' } }}
          >
            <Star size={12} aria-hidden />
            <chakra.span srOnly>Favourite: </chakra.span>
          </chakra.span>
        )}
        <TeamLine sport={sport} team={game.awayTeam} score={score?.away} />
        <TeamLine sport={sport} team={game.homeTeam} score={score?.home} isHome />
      </Cell>
      <Cell>
        <TimeCell game={game} date={date} tick={tick} />
      </Cell>
      {hasVenue && (
        <Cell hideBelow="xl" fontSize="xs">
          {game.venue ? (
            <>
              {game.venue.name}
              <Small>
                {game.venue.city}, {game.venue.state}
              </Small>
            </>
          ) : (
            'Venue information unavailable'
          )}
        </Cell>
      )}
      <Cell>
        <Flex gap={{ base: '1', sm: '1.5' }} align="center" justify="flex-end">
          <Moneyline game={game} offer={offer} tick={tick} />
          {game.hasPage && (
            <Button asChild variant="outline" size="sm" px={{ base: '0', sm: '2.5' }} minW="9">
              <a
                href={`/game-details/${game.id}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`Details of ${eventName(game)} (opens in a new window)`}
              >
                <chakra.span hideBelow="sm">Details</chakra.span>
                <ExternalLink aria-hidden />
              </a>
            </Button>
          )}
          <WayToBet game={game} sport={sport} />
        </Flex>
      </Cell>
    </tr>
  );
}
