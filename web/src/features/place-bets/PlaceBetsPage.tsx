import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, CalendarX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/ui/Button';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';
import { Board } from './Board';
import { Columns } from '@/ui/Columns';
import { LoadingBoard } from './LoadingBoard';
import { useOpenGames } from '@/api/open-games';
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
  if (!games && !failure) return <LoadingBoard />;
  return (
    <Box mt="5">
      <Columns main={failure || <NoGames />} side={<YourBets />} />
    </Box>
  );
}

export function PlaceBetsPage() {
  return (
    <Page title="Place Bets">
      <Flex align="center" justify="space-between" gap="3">
        <ChalkHeading>Place Bets</ChalkHeading>
        <Button asChild variant="outline" size="sm" hideFrom="lg">
          <a href={`#${YOUR_BETS}`}>
            Your bets
            <ArrowDown aria-hidden />
          </a>
        </Button>
      </Flex>
      <chakra.p color="fg.muted" mt="1">
        Virtual coins, no real money. Every card shows the margin that the bookmaker keeps.
      </chakra.p>
      <Games />
    </Page>
  );
}
