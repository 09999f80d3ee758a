import { useState } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { LeagueGame } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { boxScoreStatus } from '@/domain/sports/nhl';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';

interface ScoredTeam {
  name: string;
  code: string;
  score: number;
}

export interface ScoredGame {
  id: string;
  status: LeagueGame['status'];
  awayTeam: ScoredTeam;
  homeTeam: ScoredTeam;
  /** What is played, 'Top 3rd', or what came after the regular time: 'OT'. */
  part?: string | undefined;
}

function TeamLine({ team, isAhead }: { team: ScoredTeam; isAhead: boolean }) {
  return (
    <Flex justify="space-between" gap="3" align="baseline">
      <chakra.span fontWeight={isAhead ? 'bold' : 'medium'}>{team.name}</chakra.span>
      <chakra.span fontSize="xl" fontWeight={isAhead ? 'extrabold' : 'medium'}>
        {team.score}
      </chakra.span>
    </Flex>
  );
}

interface GameCardProps {
  game: ScoredGame;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A game in short. Open, it takes the whole row with its box score below. */
function GameCard({ game, isOpen, onToggle, children }: GameCardProps) {
  const { awayTeam, homeTeam, part } = game;
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
      <TeamLine team={awayTeam} isAhead={awayTeam.score > homeTeam.score} />
      <TeamLine team={homeTeam} isAhead={homeTeam.score > awayTeam.score} />
      {isOpen && (
        <chakra.section {...dashedRule} mt="3" aria-label={`Box score of ${eventName(game)}`}>
          {children}
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

interface BoxScoreCardsProps<Game> {
  games: readonly Game[];
  scoreOf: (game: Game) => ScoredGame;
  /** The whole box score, for the game that is open. */
  children: (game: Game) => ReactNode;
}

/** A card for each game, of which one at a time is open. */
export function BoxScoreCards<Game>({ games, scoreOf, children }: BoxScoreCardsProps<Game>) {
  const [openId, setOpenId] = useState<string>();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
      {games.map((game) => {
        const short = scoreOf(game);
        const isOpen = short.id === openId;
        return (
          <GameCard
            key={short.id}
            game={short}
            isOpen={isOpen}
            onToggle={() => setOpenId(isOpen ? undefined : short.id)}
          >
            {isOpen && children(game)}
          </GameCard>
        );
      })}
    </Grid>
  );
}
