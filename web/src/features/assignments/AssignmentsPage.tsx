import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnClasses } from '@/api/classes/classes';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Page } from '@/ui/layout/Page';
import { OwnAssignments } from './OwnAssignments';
import { ClassAssignments } from './teaching/ClassAssignments';

function Assignments({ id }: { id: string }) {
  const { data, isError, refetch } = useOwnClasses();
  if (!data && isError) {
    return <ErrorState message="Could not load your classes." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading the assignments</chakra.span>
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  const isTaught = data.taught.some((one) => one.id === id);
  return isTaught ? <ClassAssignments id={id} /> : <OwnAssignments id={id} />;
}

/** The assignments of a class: to who teaches it those of everybody, to a learner their own. */
export function AssignmentsPage() {
  const { isDemo } = useCurrentUser();
  const { classId = '' } = useParams();
  return (
    <Page title="Assignments">
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to="/classes">
            <ChevronLeft aria-hidden />
            Classes
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see the assignments of a class." />
      ) : (
        <Assignments id={classId} />
      )}
    </Page>
  );
}
