import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useNhlBoxScores } from '@/api/sports/hub';
import type { NhlBoxScore } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { beyondRegulation, boxScoreStatus } from '@/domain/sports/nhl';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { BoxScore } from '@/ui/sports/BoxScore';

function TeamLine({ team, isAhead }: { team: NhlBoxScore['awayTeam']; isAhead: boolean }) {
  return (
    <Flex justify="space-between" gap="3" align="baseline">
      <chakra.span fontWeight={isAhead ? 'bold' : 'medium'}>{team.name}</chakra.span>
      <chakra.span fontSize="xl" fontWeight={isAhead ? 'extrabold' : 'medium'}>
        {team.goals}
      </chakra.span>
    </Flex>
  );
}

interface GameCardProps {
  game: NhlBoxScore;
  isOpen: boolean;
  onToggle: () => void;
}

/** A game in short. Open, it takes the whole row with its box score below. */
function GameCard({ game, isOpen, onToggle }: GameCardProps) {
  const { awayTeam, homeTeam } = game;
  const beyond = beyondRegulation(game.periods);
  return (
    <chakra.article
      aria-label={eventName(game)}
      gridColumn={isOpen ? '1 / -1' : undefined}
      p="4"
      borderWidth="1px"
      borderRadius="md"
      borderColor={isOpen ? 'border.control' : 'border'}
      minW="0"
    >
      <Flex gap="2" align="center" mb="2">
        <Badge tone={game.status === 'final' ? 'secondary' : 'info'} textTransform="capitalize">
          {boxScoreStatus(game.status)}
        </Badge>
        {beyond && <Badge tone="outline">{beyond}</Badge>}
      </Flex>
      <TeamLine team={awayTeam} isAhead={awayTeam.goals > homeTeam.goals} />
      <TeamLine team={homeTeam} isAhead={homeTeam.goals > awayTeam.goals} />
      {isOpen && (
        <chakra.section {...dashedRule} mt="3" aria-label={`Box score of ${eventName(game)}`}>
          <BoxScore boxScore={game} />
        </chakra.section>
      )}
      <Button
        variant="outline"
        size="sm"
        mt="3"
        width="full"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? 'Close Details' : 'View Full Box Score'}
      </Button>
    </chakra.article>
  );
}

export function NhlBoxScores({ date }: { date: string }) {
  const query = useNhlBoxScores(date);
  const [openId, setOpenId] = useState<string>();
  return (
    <ViewCard
      title="NHL Box Scores"
      query={query}
      error="Error loading NHL box scores"
      empty="No box scores available for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
          {games.map((game) => (
            <GameCard
              key={game.id}
              game={game}
              isOpen={game.id === openId}
              onToggle={() => setOpenId(game.id === openId ? undefined : game.id)}
            />
          ))}
        </Grid>
      )}
    </ViewCard>
  );
}
