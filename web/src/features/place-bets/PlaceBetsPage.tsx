import { chakra } from '@chakra-ui/react';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { useUpcomingGames } from '@/api/games';
import { formatDate, formatTime } from '@/lib/dates';
import { eventName } from '@/lib/picks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';

function Games() {
  const { data, isError, refetch } = useUpcomingGames();
  if (isError) {
    return (
      <ErrorState
        message="Failed to load upcoming games. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="24" />;
  if (data.length === 0) {
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
  return data.map((game) => (
    <Card key={game.id} mt="4">
      <b>{eventName(game)}</b>
      <chakra.p color="fg.muted">
        {formatDate(game.startTime)} {formatTime(game.startTime)}
      </chakra.p>
    </Card>
  ));
}

export function PlaceBetsPage() {
  return (
    <Page title="Place Bets">
      <ChalkHeading>Place Bets</ChalkHeading>
      <Games />
    </Page>
  );
}
