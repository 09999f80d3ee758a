import { chakra } from '@chakra-ui/react';
import type { TeamPage } from '@/api/types';
import { PastGameRow } from '@/features/sports-data/PastGameRow';
import { Card, CardTitle } from '@/ui/layout/Card';

/** The games that the product has seen the team play. */
export function LastTen({ page }: { page: TeamPage }) {
  const { sport, team, lastTen } = page;
  return (
    <Card aria-label="Last 10 games">
      <CardTitle mb="1">Last 10 games</CardTitle>
      {lastTen.length === 0 ? (
        <chakra.p color="fg.muted">No finished games of this team are known here yet.</chakra.p>
      ) : (
        <ul aria-label={`Last games of the ${team.name}`}>
          {lastTen.map((game) => (
            <PastGameRow
              key={`${game.date} ${game.opponent} ${game.isHome}`}
              game={game}
              sport={sport}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
