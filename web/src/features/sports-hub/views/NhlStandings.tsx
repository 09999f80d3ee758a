import { useState } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useNhlStandings } from '@/api/sports/hub';
import type { NhlStanding, NhlStandings as Standings } from '@/api/types';
import { conferenceOf } from '@/domain/sports/nhl';
import type { Conference } from '@/domain/sports/nhl';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { Tabs } from '@/ui/elements/Tabs';
import { EmptyState } from '@/ui/feedback/EmptyState';

const figure = (key: keyof NhlStanding, label: string, title: string): Column<NhlStanding> => ({
  key,
  label,
  title,
  value: (team) => team[key],
  isFigure: true,
});

/** '6-3-1' by its points: 2 for a win, 1 for a loss in overtime. */
function lastTenPoints(lastTen: string): number {
  const [wins = 0, , otLosses = 0] = lastTen.split('-').map(Number);
  return 2 * wins + otLosses;
}

/** 'W3' is 3, 'L2' and 'OT2' are -2. */
function streakLength(streak: string): number {
  const length = Number(/\d+$/.exec(streak)?.[0] ?? 0);
  return streak.startsWith('W') ? length : -length;
}

const COLUMNS: readonly Column<NhlStanding>[] = [
  { key: 'name', label: 'Team', value: ({ name }) => name },
  figure('gamesPlayed', 'GP', 'games played'),
  figure('wins', 'W', 'wins'),
  figure('losses', 'L', 'losses'),
  figure('otLosses', 'OTL', 'losses in overtime'),
  {
    ...figure('points', 'PTS', 'points'),
    cell: ({ points }) => <b>{points}</b>,
  },
  figure('goalsFor', 'GF', 'goals for'),
  figure('goalsAgainst', 'GA', 'goals against'),
  {
    ...figure('streak', 'Streak', 'wins or losses in a row'),
    value: ({ streak }) => streakLength(streak),
    cell: ({ streak }) => streak || '–',
  },
  {
    ...figure('lastTen', 'L10', 'wins, losses and losses in overtime of the last ten'),
    value: ({ lastTen }) => lastTenPoints(lastTen),
    cell: ({ lastTen }) => lastTen,
  },
];

const FILTERS = ['All', 'Eastern', 'Western'] as const;
type Filter = (typeof FILTERS)[number];
const FILTER_LABELS: Record<Filter, string> = {
  All: 'All Conferences',
  Eastern: 'Eastern Conference',
  Western: 'Western Conference',
};

interface DivisionsProps {
  divisions: Standings['divisions'];
  conference: Conference | undefined;
}

function Divisions({ divisions, conference }: DivisionsProps) {
  const shown = divisions.filter(({ name }) => !conference || conferenceOf(name) === conference);
  if (shown.length === 0) return <EmptyState icon={Trophy} title="No standings data available" />;
  return shown.map(({ name, teams }) => (
    <Box key={name} _notFirst={{ mt: '6' }}>
      <chakra.h3 fontSize="md" fontWeight="bold">
        {name} Division
      </chakra.h3>
      <SortableTable
        caption={`${name} Division`}
        columns={COLUMNS}
        rows={teams}
        keyOf={({ id }) => id}
      />
    </Box>
  ));
}

export function NhlStandings() {
  const query = useNhlStandings();
  const [filter, setFilter] = useState<Filter>('All');
  return (
    <ViewCard
      title="NHL Standings"
      query={query}
      error="Error loading NHL standings"
      empty="No standings data available"
      isEmpty={({ divisions }) => divisions.length === 0}
    >
      {({ divisions }) => (
        <Tabs
          label="Conference"
          variant="line"
          value={filter}
          onChange={setFilter}
          items={FILTERS.map((value) => ({
            value,
            label: FILTER_LABELS[value],
            panel: (
              <Divisions divisions={divisions} conference={value === 'All' ? undefined : value} />
            ),
          }))}
        />
      )}
    </ViewCard>
  );
}
