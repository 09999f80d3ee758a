import { chakra, Flex } from '@chakra-ui/react';
import { Flame } from 'lucide-react';
import type { Dashboard } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { ListCard } from './ListCard';
import { SHOWN_MAX } from './limits';
import { SportBadge } from './SportBadge';

type HotTeam = Dashboard['hotTeams'][number];

interface TeamProps {
  team: HotTeam;
  /** The games of the teams come from several sources. */
  showSource: boolean;
}

function Team({ team, showSource }: TeamProps) {
  return (
    <Flex align="center" gap="3" py="3">
      <chakra.span
        display="grid"
        placeItems="center"
        flexShrink="0"
        width="12"
        height="10"
        bg="board"
        color="board.fg"
        borderRadius="sm"
        fontFamily="heading"
        fontWeight="bold"
        fontSize="sm"
      >
        {team.code}
      </chakra.span>
      <chakra.p flex="1" minW="0" fontWeight="semibold" lineHeight="1.3">
        {team.name} {showSource && <SourceLabel source={team.source} />}
      </chakra.p>
      <Flex direction="column" align="flex-end" gap="1">
        <chakra.b>{team.record}</chakra.b>
        <SportBadge sport={team.sport} />
      </Flex>
    </Flex>
  );
}

export function HotTeams({ teams }: { teams: readonly HotTeam[] | undefined }) {
  const shown = teams?.slice(0, SHOWN_MAX);
  const source = sharedSource(shown ?? []);
  return (
    <ListCard
      title="Hot Teams"
      icon={Flame}
      source={source}
      note="The most wins in the last ten games. The record is the season’s."
      items={shown}
      keyOf={({ id }) => id}
      expected={{ rows: SHOWN_MAX, shape: 'mark' }}
      empty={{ title: 'No hot teams yet', text: 'A team counts from its fifth finished game.' }}
    >
      {(team) => <Team team={team} showSource={source === undefined} />}
    </ListCard>
  );
}
