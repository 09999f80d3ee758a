import { chakra, Grid } from '@chakra-ui/react';
import type { GameDetails, PastGame } from '@/api/types';
import { PastGameRow } from '@/features/sports-data/PastGameRow';
import { Card, CardTitle } from '@/ui/layout/Card';

interface TeamProps {
  name: string;
  sport: GameDetails['sport'];
  games: readonly PastGame[];
}

function Team({ name, sport, games }: TeamProps) {
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
            <PastGameRow
              key={`${game.date} ${game.opponent} ${game.isHome}`}
              game={game}
              sport={sport}
            />
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
        <Team sport={game.sport} name={game.awayTeam.name} games={game.lastFive.away} />
        <Team sport={game.sport} name={game.homeTeam.name} games={game.lastFive.home} />
      </Grid>
    </Card>
  );
}
