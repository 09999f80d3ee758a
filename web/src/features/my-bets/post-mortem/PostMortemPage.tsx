import { chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, Clock, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { ApiError } from '@/api/error';
import { usePostMortem } from '@/api/history/post-mortem';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { BetHead } from './BetHead';
import { LegLessons } from './LegLessons';
import { Lessons } from './Lessons';

function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 409) {
    return (
      <EmptyState
        icon={Clock}
        title="This bet is still open"
        text="Look back when its game is over and the bet is settled."
      />
    );
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState icon={SearchX} title="No such bet" text="None of your bets has this number." />
    );
  }
  return <ErrorState message="Failed to load this bet. Please try again." onRetry={onRetry} />;
}

function OwnBet({ betId }: { betId: string }) {
  const { data, error, refetch } = usePostMortem(betId);
  if (data) {
    return (
      <Flex direction="column" gap="4">
        <BetHead postMortem={data} />
        {data.bet.betType === 'parlay' && <LegLessons bet={data.bet} worths={data.legs} />}
        <Lessons postMortem={data} />
      </Flex>
    );
  }
  if (!error) return <Skeleton height="64" />;
  return (
    <Card>
      <Refusal error={error} onRetry={() => void refetch()} />
    </Card>
  );
}

/** The lessons of one settled bet. */
export function PostMortemPage() {
  const { betId = '' } = useParams();
  const { isDemo } = useCurrentUser();
  return (
    <Page title="Looking back">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <div>
          <ChalkHeading>Looking back</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            A good bet can lose and a bad one can win. This one, taken apart.
          </chakra.p>
        </div>
        <Button asChild variant="outline" size="sm">
          <Link to="/my-bets">
            <ArrowLeft aria-hidden />
            My Bets
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to look back at your bets." />
      ) : (
        <OwnBet key={betId} betId={betId} />
      )}
    </Page>
  );
}
