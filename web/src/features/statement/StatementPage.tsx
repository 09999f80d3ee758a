import { chakra, Flex } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useStatement } from '@/api/history/statement';
import { sharedSource } from '@/domain/betting/source';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { StatementTable } from './StatementTable';

function OwnStatement() {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useStatement();
  if (!data) {
    if (!isError) return <Skeleton height="64" />;
    return (
      <ErrorState
        message="Failed to load your statement. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={Landmark}
        title="Nothing has moved yet"
        text="The coins that you start with will be the first entry."
      />
    );
  }
  const source = sharedSource(entries.flatMap(({ bet }) => bet ?? []));
  return (
    <>
      <Flex align="center" gap="2.5" mb="3">
        <CardTitle>Entries</CardTitle>
        <SourceBadge source={source} />
      </Flex>
      <StatementTable entries={entries} showSource={source === undefined} />
      {hasNextPage && (
        <ShowMoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}

/** Every coin of the account: where it came from, where it went, and why. */
export function StatementPage() {
  const { isDemo } = useCurrentUser();
  return (
    <Page title="Statement">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <div>
          <ChalkHeading>Statement</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            Every coin with its reason. Each entry starts where the one before it ended, and each
            can be verified: <PageLink path="/proof">how it is proved</PageLink>.
          </chakra.p>
        </div>
        <Button asChild variant="outline" size="sm" hideBelow="md">
          <Link to="/my-bets">My Bets</Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see where your coins came from and went." />
      ) : (
        <Card aria-label="Entries">
          <OwnStatement />
        </Card>
      )}
    </Page>
  );
}
