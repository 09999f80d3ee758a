import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useClassReport } from '@/api/classes/report';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Page } from '@/ui/layout/Page';
import { Report } from './Report';

function Loaded({ id }: { id: string }) {
  const { data, error, isError, refetch } = useClassReport(id);
  if (data) return <Report id={id} report={data} />;
  if (isError) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Box role="status">
      <chakra.span srOnly>Loading the report</chakra.span>
      <Skeleton height="24rem" borderRadius="lg" />
    </Box>
  );
}

/** The report of a class, for who teaches it. */
export function ReportPage() {
  const { isDemo } = useCurrentUser();
  const { classId = '' } = useParams();
  return (
    <Page title="Class report">
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to="/classes">
            <ChevronLeft aria-hidden />
            Classes
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see the report of a class that you teach." />
      ) : (
        <Loaded id={classId} />
      )}
    </Page>
  );
}
