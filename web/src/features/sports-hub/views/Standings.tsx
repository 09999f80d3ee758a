import { useState } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useNhlStandings, useStandings } from '@/api/sports/hub';
import type { League } from '@/api/sports/hub';
import type { NhlStandings as Divisions } from '@/api/types';
import { conferenceOf } from '@/domain/sports/nhl';
import type { Conference } from '@/domain/sports/nhl';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { Tabs } from '@/ui/elements/Tabs';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { leagueColumns, NHL_COLUMNS } from './standings-columns';

const EMPTY = 'No standings data available';

interface GroupProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** The table of a division or a conference under its name. */
function Group<Row>({ name, columns, rows, keyOf }: GroupProps<Row>) {
  return (
    <Box _notFirst={{ mt: '6' }}>
      <chakra.h3 fontSize="md" fontWeight="bold">
        {name}
      </chakra.h3>
      <SortableTable caption={name} columns={columns} rows={rows} keyOf={keyOf} />
    </Box>
  );
}

const FILTERS = ['All', 'Eastern', 'Western'] as const;
type Filter = (typeof FILTERS)[number];
const FILTER_LABELS: Record<Filter, string> = {
  All: 'All Conferences',
  Eastern: 'Eastern Conference',
  Western: 'Western Conference',
};

interface DivisionsProps {
  divisions: Divisions['divisions'];
  conference: Conference | undefined;
}

function DivisionTables({ divisions, conference }: DivisionsProps) {
  const shown = divisions.filter(({ name }) => !conference || conferenceOf(name) === conference);
  if (shown.length === 0) return <EmptyState icon={Trophy} title={EMPTY} />;
  return shown.map(({ name, teams }) => (
    <Group
      key={name}
      name={`${name} Division`}
      columns={NHL_COLUMNS}
      rows={teams}
      keyOf={({ id }) => id}
    />
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
      empty={EMPTY}
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
              <DivisionTables
                divisions={divisions}
                conference={value === 'All' ? undefined : value}
              />
            ),
          }))}
        />
      )}
    </ViewCard>
  );
}

export function LeagueStandings({ league }: { league: Exclude<League, 'nhl'> }) {
  const query = useStandings(league);
  const name = league.toUpperCase();
  return (
    <ViewCard
      title={`${name} Standings`}
      query={query}
      error={`Error loading ${name} standings`}
      empty={EMPTY}
      isEmpty={({ groups }) => groups.length === 0}
    >
      {({ groups }) =>
        groups.map(({ name: group, teams }) => {
          const [first] = teams;
          return (
            first && (
              <Group
                key={group}
                name={group}
                columns={leagueColumns(league, first.season)}
                rows={teams}
                keyOf={({ team }) => team.code}
              />
            )
          );
        })
      }
    </ViewCard>
  );
}
