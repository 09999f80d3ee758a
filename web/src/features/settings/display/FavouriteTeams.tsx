import { useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTeams } from '@/api/sports/hub';
import type { NamedTeam } from '@/api/sports/hub';
import { isSameTeam, teamPath } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';
import { Section } from '@/features/settings/Section';
import { useIsSynced } from '@/features/settings/signed-in/use-sync-settings';
import { FAVOURITE_TEAMS_MAX, toggleFavourite, useFavouriteTeams } from '@/state/preferences';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { TeamLink } from '@/ui/elements/TeamLink';
import { SelectField } from '@/ui/form/SelectField';
import { dashedRule } from '@/ui/layout/Card';

interface FavouriteProps {
  team: TeamRef;
  name: string;
  disabled: boolean;
}

function Favourite({ team, name, disabled }: FavouriteProps) {
  return (
    <Flex as="li" align="center" gap="3" py="2" _notFirst={dashedRule}>
      <chakra.b fontWeight="semibold" flex="1" minW="0">
        <TeamLink team={team}>{name}</TeamLink>
      </chakra.b>
      <Badge tone="secondary">{team.sport.toUpperCase()}</Badge>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Remove ${name}`}
        disabled={disabled}
        onClick={() => toggleFavourite(team)}
      >
        Remove
      </Button>
    </Flex>
  );
}

const NONE = '';

/** A team takes effect by the button alone: arrow keys walk through the list. */
function AddTeam({ teams, disabled }: { teams: readonly NamedTeam[]; disabled: boolean }) {
  const [path, setPath] = useState(NONE);
  const chosen = teams.find((team) => teamPath(team) === path);
  const add = () => {
    if (chosen) toggleFavourite(chosen);
    setPath(NONE);
  };
  return (
    <Flex align="flex-end" gap="3">
      <Box flex="1" minW="0">
        <SelectField
          label="Add a team"
          value={path}
          onChange={setPath}
          options={[
            { value: NONE, label: 'Choose a team' },
            ...teams.map((team) => ({
              value: teamPath(team),
              label: `${team.name} (${team.sport.toUpperCase()})`,
            })),
          ]}
        />
      </Box>
      <Button variant="outline" disabled={disabled || !chosen} onClick={add}>
        Add
      </Button>
    </Flex>
  );
}

/** The favourite teams by name, each of which can be removed; a star anywhere adds one as well. */
export function FavouriteTeams({ isAwaited = false }: { isAwaited?: boolean }) {
  const favourites = useFavouriteTeams();
  const teams = useTeams();
  const isFavourite = (team: TeamRef) => favourites.some((one) => isSameTeam(one, team));
  const nameOf = (team: TeamRef) => teams?.find((one) => isSameTeam(one, team))?.name ?? team.code;
  return (
    <Section
      title="Favourite teams"
      text="Their games come first. A star beside a team's name adds it too."
    >
      {favourites.length > 0 && (
        <chakra.ul listStyleType="none" aria-label="Favourite teams">
          {favourites.map((team) => (
            <Favourite key={teamPath(team)} team={team} name={nameOf(team)} disabled={isAwaited} />
          ))}
        </chakra.ul>
      )}
      {favourites.length < FAVOURITE_TEAMS_MAX ? (
        teams && <AddTeam teams={teams.filter((team) => !isFavourite(team))} disabled={isAwaited} />
      ) : (
        <chakra.p color="fg.muted">
          You have {FAVOURITE_TEAMS_MAX}, as many as are kept. Remove one to add another.
        </chakra.p>
      )}
    </Section>
  );
}

/** Of a player. What the account has comes over what this browser kept, so nothing is changed before it is there. */
export function OwnFavouriteTeams() {
  return <FavouriteTeams isAwaited={!useIsSynced()} />;
}
