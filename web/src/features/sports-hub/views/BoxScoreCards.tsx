import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { League } from '@/api/sports/hub';
import type { BoxScore as BoxScoreData } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { boxScoreStatus } from '@/domain/sports/nhl';
import { partOf } from '@/domain/sports/parts';
import { BoxScore } from '@/features/box-score/BoxScore';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { TeamLink } from '@/ui/elements/TeamLink';
import { dashedRule } from '@/ui/layout/Card';

interface TeamLineProps {
  league: League;
  team: BoxScoreData['awayTeam'];
  isAhead: boolean;
}

function TeamLine({ league, team, isAhead }: TeamLineProps) {
  return (
    <Flex justify="space-between" gap="3" align="baseline">
      <chakra.span fontWeight={isAhead ? 'bold' : 'medium'}>
        <TeamLink team={{ sport: league, code: team.code }}>{team.name}</TeamLink>
      </chakra.span>
      <chakra.span fontSize="xl" fontWeight={isAhead ? 'extrabold' : 'medium'}>
        {team.score}
      </chakra.span>
    </Flex>
  );
}

interface GameCardProps {
  league: League;
  game: BoxScoreData;
  isOpen: boolean;
  onToggle: () => void;
}

/** A game in short. Open, it takes the whole row with its box score below. */
function GameCard({ league, game, isOpen, onToggle }: GameCardProps) {
  const { awayTeam, homeTeam } = game;
  const part = partOf(league, game);
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
        {part && <Badge tone="outline">{part}</Badge>}
      </Flex>
      <TeamLine league={league} team={awayTeam} isAhead={awayTeam.score > homeTeam.score} />
      <TeamLine league={league} team={homeTeam} isAhead={homeTeam.score > awayTeam.score} />
      {isOpen && (
        <chakra.section {...dashedRule} mt="3" aria-label={`Box score of ${eventName(game)}`}>
          <BoxScore sport={league} boxScore={game} />
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

interface BoxScoreCardsProps {
  league: League;
  games: readonly BoxScoreData[];
}

/** A card for each game, of which one at a time is open. */
export function BoxScoreCards({ league, games }: BoxScoreCardsProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
      {games.map((game) => (
        <GameCard
          key={game.id}
          league={league}
          game={game}
          isOpen={game.id === openId}
          onToggle={() => setOpenId(game.id === openId ? undefined : game.id)}
        />
      ))}
    </Grid>
  );
}
