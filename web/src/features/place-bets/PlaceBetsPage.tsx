import { chakra, Flex } from '@chakra-ui/react';
import { CalendarX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/ui/Button';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';
import { Board } from './Board';
import { Columns } from './Columns';
import { GamesSkeleton } from './GamesSkeleton';
import { useOpenGames } from './use-open-games';
import { YOUR_BETS, YourBets } from './YourBets';

function NoGames() {
  return (
    <EmptyState
      icon={CalendarX}
      title="No Games Available"
      action={
        <Button asChild variant="outline">
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    />
  );
}

function Games() {
  const { games, now, isError, refetch } = useOpenGames();
  const [params] = useSearchParams();
  const wanted = params.get('game') ?? params.get('gameId') ?? undefined;

  const failure = isError && (
    <ErrorState
      message="Failed to load upcoming games. Please try again."
      onRetry={() => void refetch()}
    />
  );
  if (games && games.length > 0) {
    return (
      <>
        {/* What was read before stays in use: the server refuses a price that is out of date. */}
        {failure}
        <Board key={wanted} games={games} now={now} wanted={wanted} />
      </>
    );
  }
  return (
    <Columns main={failure || (games ? <NoGames /> : <GamesSkeleton />)} side={<YourBets />} />
  );
}

export function PlaceBetsPage() {
  return (
    <Page title="Place Bets">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3">
        <div>
          <ChalkHeading>Place Bets</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            Virtual coins, no real money. Every card shows the margin that the bookmaker keeps.
          </chakra.p>
        </div>
        <Button asChild variant="outline" size="sm" hideFrom="lg">
          <a href={`#${YOUR_BETS}`}>Your bets</a>
        </Button>
      </Flex>
      <Games />
    </Page>
  );
}
