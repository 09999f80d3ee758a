import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useRecord } from '@/api/classes/records';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { LearnerRecord } from '@/api/types';
import { useUrlParams } from '@/browser/use-url-params';
import { useDates } from '@/state/use-dates';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { Page } from '@/ui/layout/Page';
import { cutOf } from '@/features/insight/cut/cut';
import { EducatorNote } from './EducatorNote';
import { RecordHead } from './RecordHead';
import { RecordTabs } from './RecordTabs';

/** Why nothing of a learner is seen; undefined where something is. */
function closedText({ isTakenBack, awaitsAgreement }: LearnerRecord): string | undefined {
  if (isTakenBack) return 'This learner has withdrawn, and nothing of them is shown.';
  if (awaitsAgreement)
    return 'Not shared with you yet: you teach the class since later, and the learner has not agreed.';
  return undefined;
}

function Record({ id }: { id: string }) {
  const { params } = useUrlParams();
  const { timeZone } = useDates();
  const record = useRecord(id, cutOf(params, timeZone));
  const { data, error, isError, isPlaceholderData, refetch } = record;
  if (isError && !data) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading the record</chakra.span>
        <Skeleton height="24" mb="4" />
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  const closed = closedText(data);
  return (
    <Flex direction="column" gap="4">
      <RecordHead id={id} record={data} />
      {closed ? (
        <Card>
          <p>{closed}</p>
        </Card>
      ) : (
        <>
          {data.note && <EducatorNote id={id} note={data.note} />}
          <RecordTabs id={id} record={data} isUpdating={isPlaceholderData} />
        </>
      )}
    </Flex>
  );
}

/** What a learner shares of how they think, for an educator of their class. */
export function RecordPage() {
  const { isDemo } = useCurrentUser();
  const { classId = '', memberId = '' } = useParams();
  return (
    <Page title="Learner">
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to={`/classes/${classId}`}>
            <ChevronLeft aria-hidden />
            Overview of the class
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see a learner of a class that you teach." />
      ) : (
        <Record key={memberId} id={memberId} />
      )}
    </Page>
  );
}
