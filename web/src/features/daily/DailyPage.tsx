import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useHabitToday } from '@/api/practice/habit';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { DueReviews } from './DueReviews';
import { GivenEstimates } from './GivenEstimates';
import { LookBacks } from './LookBacks';
import { MoreEstimates } from './MoreEstimates';
import { RunOfDays } from './RunOfDays';
import { TodaysLine } from './TodaysLine';
import { Week } from './Week';

function Loading() {
  return (
    <Box role="status">
      <chakra.span srOnly>Loading today’s line</chakra.span>
      <Skeleton height="56" borderRadius="lg" mb="4" />
      <Skeleton height="72" borderRadius="lg" />
    </Box>
  );
}

function OwnDay() {
  const { data, isError, refetch } = useHabitToday();
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          message="Failed to load today’s line. Please try again."
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data) return <Loading />;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26.5rem' }}
      templateRows={{ lg: 'auto 1fr' }}
      gap="4"
      alignItems="start"
    >
      <TodaysLine today={data} />
      <Flex direction="column" gap="4" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        <RunOfDays today={data} />
        <DueReviews count={data.reviews.length} />
        <LookBacks />
        <Week />
      </Flex>
      <Flex direction="column" gap="4">
        <MoreEstimates today={data} />
        <GivenEstimates estimates={data.recent} />
      </Flex>
    </Grid>
  );
}

/** One estimate a day, before the market's is shown: practice that needs no bet. */
export function DailyPage() {
  const { isDemo } = useCurrentUser();
  return (
    <Page title="Daily Line">
      <Box mb="5">
        <ChalkHeading>Daily Line</ChalkHeading>
        <chakra.p color="fg.muted" mt="1">
          Say how likely it is before you see what the market says. Nothing is staked.
        </chakra.p>
      </Box>
      {isDemo ? (
        <SignInRequired text="Sign in to give your estimate of today’s line." />
      ) : (
        <OwnDay />
      )}
    </Page>
  );
}
