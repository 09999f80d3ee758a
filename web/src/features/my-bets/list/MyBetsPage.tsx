import { useCallback, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Download, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { csvAddress, useBets, useBetsSummary } from '@/api/history/bets';
import type { BetFilter } from '@/api/history/bets';
import { useUrlParams } from '@/browser/use-url-params';
import { choose } from '@/domain/betting/bet-choices';
import { sharedSource } from '@/domain/betting/source';
import { FollowOpenBets } from '@/features/live-bets/FollowOpenBets';
import { useDates } from '@/state/use-dates';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { BetEntry } from './BetEntry';
import { FilterFields } from './FilterFields';
import { Totals } from './Totals';
import { filterOf } from './filter';
import type { Field } from './filter';

interface ListProps {
  filter: BetFilter;
  onClear: () => void;
}

function isFiltered(filter: BetFilter): boolean {
  return Object.keys(filter).length > 0;
}

function None({ filter, onClear }: ListProps) {
  if (isFiltered(filter)) {
    return (
      <EmptyState
        icon={ReceiptText}
        title="No bets match the filter"
        text="Change a filter, or show all bets."
        action={<Button onClick={onClear}>Show all bets</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ReceiptText}
      title="No bets yet"
      text="Every bet that you place is kept here, with what it taught."
      action={
        <Button asChild>
          <Link to="/place-bets">Place Bets</Link>
        </Button>
      }
    />
  );
}

function List({ filter, onClear }: ListProps) {
  const bets = useBets(filter);
  const { data, isError, isPlaceholderData, refetch } = bets;
  if (!data) {
    if (!isError) return <Skeleton height="64" />;
    return (
      <ErrorState
        message="Failed to load your bets. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = data.pages.flatMap((page) => page.bets);
  if (shown.length === 0) return <None filter={filter} onClear={onClear} />;
  const source = sharedSource(shown);
  const unread = new Set(data.pages.flatMap((page) => page.unread));
  const notes = new Map(
    data.pages.flatMap((page) => page.notes).map(({ betId, text }) => [betId, text]),
  );
  return (
    <>
      <Flex align="center" gap="2.5" mb="1">
        <CardTitle>Bets</CardTitle>
        <SourceBadge source={source} />
      </Flex>
      <FollowOpenBets bets={shown} />
      <chakra.ul
        aria-label="Bets"
        aria-busy={isPlaceholderData}
        style={{ opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {shown.map((bet) => (
          <BetEntry
            key={bet.id}
            bet={bet}
            note={notes.get(bet.id) ?? ''}
            showSource={source === undefined}
            isUnread={unread.has(bet.id)}
          />
        ))}
      </chakra.ul>
      {bets.hasNextPage && (
        <ShowMoreButton
          loading={bets.isFetchingNextPage}
          onMore={() => void bets.fetchNextPage()}
        />
      )}
    </>
  );
}

function OwnBets() {
  const { params, change } = useUrlParams();
  const { timeZone } = useDates();
  const filter = filterOf(params, timeZone);
  const { data: summary, isError, refetch } = useBetsSummary(filter);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    change(() => new URLSearchParams());
  };
  const onChoose = useCallback(
    (field: Field, value: string) => change((before) => choose(before, field, value)),
    [change],
  );
  return (
    <Flex direction="column" gap="4">
      <FilterFields params={params} onChoose={onChoose} cleared={cleared} onClear={clear} />
      {summary === undefined && isError ? (
        <Card aria-label="Totals">
          <ErrorState message="The totals could not be loaded." onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Totals summary={summary} isFiltered={isFiltered(filter)} />
      )}
      <Card aria-label="Your bets">
        <List filter={filter} onClear={clear} />
      </Card>
      {summary !== undefined && summary.count > 0 && (
        <Flex justify="flex-end">
          <Button asChild variant="outline" size="sm">
            <a href={csvAddress(filter)} download="bets.csv">
              <Download aria-hidden />
              Download as CSV
            </a>
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

export function MyBetsPage() {
  const { isDemo } = useCurrentUser();
  return (
    <Page title="My Bets">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <div>
          <ChalkHeading>My Bets</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            Every bet you have placed. Open a settled one to see what was luck and what was price.
          </chakra.p>
        </div>
        <Flex gap="2">
          <Button asChild variant="outline" size="sm">
            <Link to="/insight">My Progress</Link>
          </Button>
          <Button asChild variant="outline" size="sm" hideBelow="md">
            <Link to="/statement">Statement</Link>
          </Button>
        </Flex>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see the bets that you have placed." />
      ) : (
        <OwnBets />
      )}
    </Page>
  );
}
