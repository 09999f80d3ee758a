import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { UserSearch } from 'lucide-react';
import { teamOf } from '@/domain/sports/teams';
import { FavouriteStar } from '@/ui/elements/FavouriteStar';
import { TeamLink } from '@/ui/elements/TeamLink';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TextField } from '@/ui/form/Field';
import { SelectField } from '@/ui/form/SelectField';

const ALL_POSITIONS = '';

interface Player {
  id: string;
  name: string;
  position: string;
}

export interface Team<P extends Player> {
  id: string;
  name: string;
  players: readonly P[];
}

interface RosterTableProps<P extends Player> {
  /** At least one. */
  teams: readonly Team<P>[];
  /** The figures, after name and position. */
  figures: readonly Column<P>[];
}

export function playerColumns<P extends Player>(figures: readonly Column<P>[]): Column<P>[] {
  return [
    {
      key: 'name',
      label: 'Player',
      value: ({ name }) => name,
      // Most names keep to one line, and a roster to half the height on a phone.
      cell: ({ name }) => (
        <chakra.span display="block" minW="8.25rem">
          {name}
        </chakra.span>
      ),
    },
    { key: 'position', label: 'Pos', title: 'position', value: ({ position }) => position },
    ...figures,
  ];
}

/** The players of a team by position and name, with their figures of the season. */
export function RosterTable<P extends Player>({ teams, figures }: RosterTableProps<P>) {
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '');
  const [chosen, setPosition] = useState(ALL_POSITIONS);
  const [search, setSearch] = useState('');
  const team = teams.find(({ id }) => id === teamId) ?? teams[0];
  if (!team) return null;

  const positions = [...new Set(team.players.map(({ position }) => position))].sort();
  // Another team may have nobody of the position that was chosen.
  const position = positions.includes(chosen) ? chosen : ALL_POSITIONS;
  const wanted = search.trim().toLowerCase();
  const players = team.players.filter(
    (player) =>
      (position === ALL_POSITIONS || player.position === position) &&
      player.name.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: '2fr 1fr 2fr' }} gap="3" mb="4">
        <SelectField
          label="Team"
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={team.id}
          onChange={setTeamId}
        />
        <SelectField
          label="Position"
          options={[
            { value: ALL_POSITIONS, label: 'All Positions' },
            ...positions.map((value) => ({ value, label: value })),
          ]}
          value={position}
          onChange={setPosition}
        />
        <TextField
          label="Player name"
          type="search"
          autoComplete="off"
          placeholder="Search players"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Grid>
      <Flex align="center" gap="1" mb="2" ml="-1.5" fontWeight="bold">
        <FavouriteStar team={teamOf(team.id)} name={team.name} />
        <TeamLink team={teamOf(team.id)}>{team.name}</TeamLink>
      </Flex>
      <div role="status">
        {team.players.length === 0 && (
          <EmptyState icon={UserSearch} title="No players found for selected team" />
        )}
        {team.players.length > 0 && players.length === 0 && (
          <EmptyState icon={UserSearch} title="No players match your search criteria" />
        )}
      </div>
      {players.length > 0 && (
        <SortableTable
          caption={`Roster of the ${team.name}`}
          columns={playerColumns(figures)}
          rows={players}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}
