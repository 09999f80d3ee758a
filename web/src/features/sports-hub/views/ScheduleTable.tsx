import { useState } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { League } from '@/api/sports/hub';
import { useFollowAllLive } from '@/api/streams/all-live';
import type { ScheduledGame } from '@/api/types';
import { useOpenGames } from '@/api/betting/open-games';
import { daySections } from '@/domain/sports/day-sections';
import { playsIn } from '@/domain/sports/teams';
import { useFavouriteTeams } from '@/state/preferences';
import { sidewaysHint } from '@/ui/tables/sideways-hint';
import { ScheduleRow } from './ScheduleRow';

const Heading = chakra('th', {
  base: { py: '1', px: '1.5', textAlign: 'left', fontWeight: 'semibold', color: 'fg.muted' },
});
const SectionHeading = chakra('th', {
  base: {
    pt: '3',
    pb: '1',
    px: '1.5',
    textAlign: 'left',
    fontWeight: 'bold',
    fontSize: 'md',
    fontFamily: 'heading',
  },
});
const Fold = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& > svg': { transition: 'transform', transitionDuration: 'fast' },
    _expanded: { '& > svg': { transform: 'rotate(180deg)' } },
  },
});
const Empty = chakra('td', { base: { pb: '2', px: '1.5', color: 'fg.muted' } });

/** Those that are shown at every width; the venue is for wide screens. */
const COLUMNS = 3;

interface SectionProps {
  title: ReactNode;
  hasVenue: boolean;
  children: ReactNode;
}

function Section({ title, hasVenue, children }: SectionProps) {
  return (
    <tbody>
      <tr>
        <SectionHeading scope="rowgroup" colSpan={COLUMNS}>
          {title}
        </SectionHeading>
        {/* A heading across the column that is not shown would keep its room. */}
        {hasVenue && <chakra.td hideBelow="xl" />}
      </tr>
      {children}
    </tbody>
  );
}

/** A day on which nothing is played needs no stream. */
function FollowLive() {
  useFollowAllLive();
  return null;
}

interface ScheduleTableProps {
  caption: string;
  sport: League;
  games: readonly ScheduledGame[];
  date: string;
  isToday: boolean;
  hasVenues: boolean;
}

/**
 * The games of a day from now on: what is played, what comes with its prices, and what is over, which is
 * folded away as long as there is anything else.
 */
export function ScheduleTable(props: ScheduleTableProps) {
  const { caption, sport, games, date, isToday, hasVenues } = props;
  const favourites = useFavouriteTeams();
  const { games: open } = useOpenGames();
  const { live, next, finished } = daySections(games, (game) =>
    playsIn(favourites, { sport, ...game }),
  );
  const isAllOver = live.length + next.length === 0;
  const [isUnfolded, setUnfolded] = useState(isAllOver && !isToday);
  const rowsOf = (members: readonly ScheduledGame[]) =>
    members.map((game) => (
      <ScheduleRow
        key={game.id}
        sport={sport}
        game={game}
        date={date}
        hasVenue={hasVenues}
        isFavourite={playsIn(favourites, { sport, ...game })}
        offer={game.isOffered ? open?.find(({ id }) => id === game.id) : undefined}
      />
    ));
  return (
    <chakra.div
      overflowX="auto"
      role="region"
      aria-label={`Table: ${caption}`}
      tabIndex={0}
      mx="-4"
      px="2.5"
      {...sidewaysHint}
    >
      {live.length > 0 && <FollowLive />}
      <chakra.table width="full" fontSize="sm" css={{ tableLayout: 'fixed' }}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <Heading scope="col">Game</Heading>
            <Heading scope="col" width={{ base: '26%', sm: '6.5rem' }}>
              Time
            </Heading>
            {hasVenues && (
              <Heading scope="col" hideBelow="xl" width="9.5rem">
                Venue
              </Heading>
            )}
            <Heading scope="col" width={{ base: '53%', sm: '19.5rem' }}>
              Action
            </Heading>
          </tr>
        </thead>
        {live.length > 0 && (
          <Section title="Live" hasVenue={hasVenues}>
            {rowsOf(live)}
          </Section>
        )}
        {next.length > 0 && (
          <Section title="Next" hasVenue={hasVenues}>
            {rowsOf(next)}
          </Section>
        )}
        {next.length === 0 && isToday && (
          <Section title="Next" hasVenue={hasVenues}>
            <tr>
              <Empty colSpan={COLUMNS}>
                All of today’s games have begun. The next day has more.
              </Empty>
            </tr>
          </Section>
        )}
        {finished.length > 0 && (
          <Section
            title={
              <Fold
                type="button"
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                Finished ({finished.length})
                <ChevronDown size={18} aria-hidden />
              </Fold>
            }
            hasVenue={hasVenues}
          >
            {isUnfolded && rowsOf(finished)}
          </Section>
        )}
      </chakra.table>
    </chakra.div>
  );
}
