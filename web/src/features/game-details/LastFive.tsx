import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { GameDetails, PastGame } from '@/api/types';
import { formatDay } from '@/domain/sports/league-day';
import { Badge } from '@/ui/elements/Badge';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

const OUTCOMES = {
  W: { word: 'won', tone: 'win' },
  L: { word: 'lost', tone: 'loss' },
  OTL: { word: 'lost in overtime', tone: 'warn' },
  T: { word: 'tied', tone: 'secondary' },
} as const;

function PastGameRow({ game }: { game: PastGame }) {
  const { word, tone } = OUTCOMES[game.outcome];
  return (
    <Flex as="li" align="center" gap="3" py="2" {...dashedRule} listStyleType="none" fontSize="sm">
      <Badge tone={tone} minW="11" justifyContent="center">
        <chakra.abbr title={word} textDecoration="none">
          {game.outcome}
        </chakra.abbr>
      </Badge>
      <chakra.b whiteSpace="nowrap">
        {game.goalsFor}–{game.goalsAgainst}
      </chakra.b>
      <span>
        {game.isHome ? 'vs' : '@'} {game.opponent}
      </span>
      <chakra.span ml="auto" color="fg.muted" whiteSpace="nowrap">
        {formatDay(game.date)}
      </chakra.span>
    </Flex>
  );
}

function Team({ name, games }: { name: string; games: readonly PastGame[] }) {
  return (
    <div>
      <chakra.h3 fontSize="md" fontWeight="semibold" mb="1">
        {name}
      </chakra.h3>
      {games.length === 0 ? (
        <chakra.p fontSize="sm" color="fg.muted">
          No games before this one
        </chakra.p>
      ) : (
        <ul aria-label={`Last games of the ${name}`}>
          {games.map((game) => (
            <PastGameRow key={`${game.date} ${game.opponent} ${game.isHome}`} game={game} />
          ))}
        </ul>
      )}
    </div>
  );
}

export function LastFive({ game }: { game: GameDetails }) {
  return (
    <Card aria-label="Last 5 games">
      <CardTitle mb="3">Last 5 games</CardTitle>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" rowGap="4">
        <Team name={game.awayTeam.name} games={game.lastFive.away} />
        <Team name={game.homeTeam.name} games={game.lastFive.home} />
      </Grid>
    </Card>
  );
}
