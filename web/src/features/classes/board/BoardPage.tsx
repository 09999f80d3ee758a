import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useClassBoard } from '@/api/classes/board';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Page } from '@/ui/layout/Page';
import { Board } from './Board';

function Loaded({ id }: { id: string }) {
  const { data, error, isError, refetch } = useClassBoard(id);
  if (data) return <Board id={id} board={data} />;
  if (isError) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Box role="status">
      <chakra.span srOnly>Loading the board</chakra.span>
      <Skeleton height="16rem" borderRadius="lg" />
    </Box>
  );
}

/** The board of a class, for those who are in it or teach it. */
export function BoardPage() {
  const { isDemo } = useCurrentUser();
  const { classId = '' } = useParams();
  return (
    <Page title="Class board">
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to="/classes">
            <ChevronLeft aria-hidden />
            Classes
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see the board of a class that you are in." />
      ) : (
        <Loaded id={classId} />
      )}
    </Page>
  );
}
