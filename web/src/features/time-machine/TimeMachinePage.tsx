import { useState } from 'react';
import { Box, chakra, Grid } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useSeasons } from '@/api/practice/time-machine';
import type { Season } from '@/api/types';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Chips } from '@/ui/form/Chips';
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

type Sport = Season['sport'] | 'all';

/** Those of the chosen sport; first the ones under way. */
function choose(seasons: readonly Season[], chosen: Sport): Season[] {
  const shown = seasons.filter(({ sport }) => chosen === 'all' || sport === chosen);
  return [...shown.filter(({ run }) => run), ...shown.filter(({ run }) => !run)];
}

function SeasonList({ seasons }: { seasons: readonly Season[] }) {
  const [chosen, setChosen] = useState<Sport>('all');
  const sports = [...new Set(seasons.map(({ sport }) => sport))];
  return (
    <>
      {sports.length > 1 && (
        <Box mb="4">
          <Chips
            label="Sport"
            options={[
              { value: 'all', label: 'All' },
              ...sports.map((sport) => ({ value: sport, label: sport.toUpperCase() })),
            ]}
            value={chosen}
            onChange={setChosen}
          />
        </Box>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' }}
        gap="4"
      >
        {choose(seasons, chosen).map((season) => (
          <SeasonCard key={`${season.sport}-${season.season}`} season={season} />
        ))}
      </Grid>
    </>
  );
}

function Seasons() {
  const { data: seasons, isError, refetch } = useSeasons();
  if (!seasons && isError) {
    return <ErrorState message="Could not load the seasons." onRetry={() => void refetch()} />;
  }
  if (!seasons) return <Loading />;
  if (seasons.length === 0) return <NoSeasons />;
  return <SeasonList seasons={seasons} />;
}

/** Past seasons to practise on: what is here, what is under way, and how to begin one. */
export function TimeMachinePage() {
  return (
    <Page title="Time machine">
      <ChalkHeading>Time machine: practise on a past season</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted">
        Replay real games at the odds of the day. They end as they ended.
      </chakra.p>
      <Box mb="5">
        <Callout>
          Because the results are known, these bets stay off the leaderboards; coins, XP and badges
          count as usual.
        </Callout>
      </Box>
      <Seasons />
    </Page>
  );
}
