import { Box, chakra, Grid } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useSeasons } from '@/api/practice/time-machine';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { SeasonCard } from './SeasonCard';

function NoSeasons() {
  return (
    <Card>
      <EmptyState
        icon={History}
        title="No past season is here yet"
        text={
          <>
            Here you can bet on the real games of a past season, at the odds of then. The operator
            of this server adds a season from a file with{' '}
            <chakra.code>chalkline sports import</chakra.code>.
          </>
        }
      />
    </Card>
  );
}

function Loading() {
  return (
    <Box role="status">
      <chakra.span srOnly>Loading seasons</chakra.span>
      <Skeleton height="40" borderRadius="lg" />
    </Box>
  );
}

function SeasonList() {
  const { data: seasons, isError, refetch } = useSeasons();
  if (!seasons && isError) {
    return <ErrorState message="Could not load the seasons." onRetry={() => void refetch()} />;
  }
  if (!seasons) return <Loading />;
  if (seasons.length === 0) return <NoSeasons />;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' }}
      gap="4"
    >
      {seasons.map((season) => (
        <SeasonCard key={`${season.sport}-${season.season}`} season={season} />
      ))}
    </Grid>
  );
}

/** Past seasons to practise on: what is here, what is under way, and how to begin one. */
export function TimeMachinePage() {
  return (
    <Page title="Time machine">
      <ChalkHeading>Time machine: practise on a past season</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted">
        Real games come again, at the odds that a bookmaker really offered.
      </chakra.p>
      <Box mb="5">
        <Callout>
          How a past season ended can be looked up. So bets on these games do not count on the
          leaderboards. They use your virtual coins like all others.
        </Callout>
      </Box>
      <SeasonList />
    </Page>
  );
}
