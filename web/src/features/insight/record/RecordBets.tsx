import { Flex } from '@chakra-ui/react';
import { ReceiptText } from 'lucide-react';
import { useRecordBets } from '@/api/classes/records';
import { useUrlParams } from '@/browser/use-url-params';
import { among, choose } from '@/domain/betting/bet-choices';
import { counted } from '@/domain/format/counted';
import { useDates } from '@/state/use-dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Chips } from '@/ui/form/Chips';
import { Card, CardTitle } from '@/ui/layout/Card';
import { cutOf } from '@/features/insight/cut/cut';
import { CELLS } from './record-words';
import { RecordBetTable } from './RecordBetTable';

const SHOW = 'show';
const SHOWN = CELLS.map(({ value }) => value);

interface ListProps {
  id: string;
  query: Parameters<typeof useRecordBets>[1];
}

function List({ id, query }: ListProps) {
  const bets = useRecordBets(id, query);
  const { data, isError, isPlaceholderData, refetch } = bets;
  if (!data) {
    if (!isError) return <Skeleton height="64" />;
    return <ErrorState message="The bets could not be loaded." onRetry={() => void refetch()} />;
  }
  const shown = data.pages.flatMap((page) => page.bets);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        title="No bets among these"
        text="Change a filter, or show all bets."
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <CardTitle mb="1">{counted(data.pages[0]?.count ?? 0, 'bet')}</CardTitle>
      <RecordBetTable bets={shown} />
      {bets.hasNextPage && (
        <ShowMoreButton
          loading={bets.isFetchingNextPage}
          onMore={() => void bets.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** The learner's bets from the purse, each with what a look back at it says. */
export function RecordBets({ id }: { id: string }) {
  const { params, change } = useUrlParams();
  const { timeZone } = useDates();
  const show = among(SHOWN, params.get(SHOW)) ?? '';
  return (
    <Flex direction="column" gap="4">
      <Chips
        label="Bets"
        options={CELLS}
        value={show}
        onChange={(value) => change((before) => choose(before, SHOW, value))}
      />
      <Card aria-label="Bets">
        <List id={id} query={{ ...cutOf(params, timeZone), ...(show && { show }) }} />
      </Card>
    </Flex>
  );
}
