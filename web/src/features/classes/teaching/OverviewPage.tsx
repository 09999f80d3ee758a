import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, Users } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useClassOverview } from '@/api/classes/overview';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { OverviewTable } from './OverviewTable';

function Overview({ id }: { id: string }) {
  const { data, error, isError, refetch } = useClassOverview(id);
  if (isError && !data) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading the overview</chakra.span>
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  return (
    <>
      <ChalkHeading>{data.title}</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted" maxW="70ch">
        How each learner goes about it, as far as they share it. Whoever needs a look stands first;
        results have no part in that. A small stake is at most 5% of the purse. “Cannot tell yet” is
        the usual answer: of learners who never change, fewer than one in twenty is called better or
        worse at any time in 1,000 bets.
      </chakra.p>
      <Card>
        {data.learners.length > 0 ? (
          <OverviewTable learners={data.learners} />
        ) : (
          <EmptyState
            icon={Users}
            title="Nobody is in this class yet"
            text="Learners join by the code on the page of your classes."
          />
        )}
      </Card>
    </>
  );
}

/** A class at a glance, for who teaches it. */
export function OverviewPage() {
  const { isDemo } = useCurrentUser();
  const { classId = '' } = useParams();
  return (
    <Page title="Class">
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to="/classes">
            <ChevronLeft aria-hidden />
            Classes
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see a class that you teach." />
      ) : (
        <Overview id={classId} />
      )}
    </Page>
  );
}
