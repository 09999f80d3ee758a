import { chakra } from '@chakra-ui/react';
import type { TeamPage } from '@/api/types';
import { MLB_FIGURES, NHL_FIGURES } from '@/features/sports-hub/views/Rosters';
import { playerColumns } from '@/features/sports-hub/views/RosterTable';
import { Card, CardTitle } from '@/ui/layout/Card';
import { SortableTable } from '@/ui/tables/SortableTable';

const keyOf = ({ id }: { id: string }) => id;

function Roster({ page }: { page: TeamPage }) {
  const caption = `Roster of the ${page.team.name}`;
  const { nhlPlayers, mlbPlayers } = page;
  if (nhlPlayers && nhlPlayers.length > 0) {
    const columns = playerColumns(NHL_FIGURES);
    return <SortableTable caption={caption} columns={columns} rows={nhlPlayers} keyOf={keyOf} />;
  }
  if (mlbPlayers && mlbPlayers.length > 0) {
    const columns = playerColumns(MLB_FIGURES);
    return <SortableTable caption={caption} columns={columns} rows={mlbPlayers} keyOf={keyOf} />;
  }
  return (
    <chakra.p color="fg.muted">
      {page.sport === 'nhl' || page.sport === 'mlb'
        ? 'No roster data available'
        : `There are no rosters of the ${page.sport.toUpperCase()} here.`}
    </chakra.p>
  );
}

/** The players of the team, with their figures of the season. */
export function Players({ page }: { page: TeamPage }) {
  return (
    <Card aria-label="Roster">
      <CardTitle mb="3">Roster</CardTitle>
      <Roster page={page} />
    </Card>
  );
}
