import { useEffect, useRef } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { messageOf } from '@/api/error';
import { useGuidesRead, useReadGuide } from '@/api/practice/learn';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { VisitorNotice } from './VisitorNotice';
import type { Guide } from './guides';

interface FinishGuideProps {
  guide: Guide;
  right: number;
  of: number;
}

/** Records the reading, for those who have an account. */
function RecordReading({ guide }: { guide: Guide }) {
  const { data } = useGuidesRead();
  const { mutate, data: recorded, isPending, error } = useReadGuide();
  const alreadyRead = data?.read.includes(guide.id) ?? false;
  const result = useRef<HTMLDivElement>(null);

  // The button is gone: the keyboard stays where it was.
  useEffect(() => {
    if (recorded) result.current?.focus({ preventScroll: true });
  }, [recorded]);
  return (
    <>
      <Box ref={result} role="status" aria-label="Reading" tabIndex={-1} outline="none">
        {recorded && (
          <chakra.p fontWeight="semibold">
            Guide finished.{' '}
            {recorded.awarded > 0 ? `+${recorded.awarded} XP` : 'Its XP was yours already.'}
          </chakra.p>
        )}
        {!recorded && alreadyRead && <p>You have finished this guide before.</p>}
      </Box>
      {!recorded && !alreadyRead && (
        <Button disabled={isPending} onClick={() => mutate(guide.id)}>
          Finish guide
        </Button>
      )}
      {error && (
        <chakra.p role="alert" color="loss">
          {messageOf(error, 'This reading could not be recorded. Please try again.')}
        </chakra.p>
      )}
    </>
  );
}

export function FinishGuide({ guide, right, of }: FinishGuideProps) {
  const { isDemo } = useCurrentUser();
  return (
    <Card aria-label="Result of the check" mt="4">
      <Flex direction="column" align="start" gap="3">
        <chakra.p fontSize="lg" fontWeight="bold">
          {right} of {of} right
        </chakra.p>
        {isDemo ? <VisitorNotice /> : <RecordReading guide={guide} />}
      </Flex>
    </Card>
  );
}
