import { Box, chakra } from '@chakra-ui/react';
import { useLeagueStandings } from '@/api/sports/hub';
import type { League } from '@/api/sports/hub';
import type { LeagueStanding } from '@/api/types';
import { formatGamesBehind, formatWinShare } from '@/domain/sports/leagues';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { figure } from '@/ui/tables/figure-column';

/** 'W3' is 3, 'L2' is -2. */
function streakLength(streak: string): number {
  const length = Number(streak.slice(1));
  return streak.startsWith('L') ? -length : length;
}

const scoredIn = ({ scored }: LeagueStanding) => scored;
const allowedIn = ({ allowed }: LeagueStanding) => allowed;
const SCORES: Record<League, readonly Column<LeagueStanding>[]> = {
  mlb: [figure('RS', 'runs scored', scoredIn), figure('RA', 'runs allowed', allowedIn)],
  nba: [figure('PF', 'points for', scoredIn), figure('PA', 'points against', allowedIn)],
};

function columnsOf(league: League): Column<LeagueStanding>[] {
  return [
    { key: 'name', label: 'Team', value: ({ name }) => name },
    figure('W', 'wins', ({ wins }) => wins),
    figure('L', 'losses', ({ losses }) => losses),
    {
      ...figure('PCT', 'share of wins', ({ winShare }) => winShare),
      cell: ({ winShare }) => <b>{formatWinShare(winShare)}</b>,
    },
    {
      ...figure('GB', 'games behind the first', ({ gamesBehind }) => gamesBehind),
      cell: ({ gamesBehind }) => formatGamesBehind(gamesBehind),
    },
    ...SCORES[league],
    {
      ...figure('Streak', 'wins or losses in a row', ({ streak }) => streakLength(streak)),
      cell: ({ streak }) => streak || '–',
    },
    {
      ...figure('L10', 'wins and losses of the last ten', ({ lastTen }) => parseInt(lastTen)),
      cell: ({ lastTen }) => lastTen,
    },
  ];
}

export function LeagueStandings({ league }: { league: League }) {
  const query = useLeagueStandings(league);
  const name = league.toUpperCase();
  return (
    <ViewCard
      title={`${name} Standings`}
      query={query}
      error={`Error loading ${name} standings`}
      empty="No standings data available"
      isEmpty={({ conferences }) => conferences.length === 0}
    >
      {({ conferences }) =>
        conferences.map((conference) => (
          <Box key={conference.name} _notFirst={{ mt: '6' }}>
            <chakra.h3 fontSize="md" fontWeight="bold">
              {conference.name}
            </chakra.h3>
            <SortableTable
              caption={conference.name}
              columns={columnsOf(league)}
              rows={conference.teams}
              keyOf={({ id }) => id}
            />
          </Box>
        ))
      }
    </ViewCard>
  );
}
