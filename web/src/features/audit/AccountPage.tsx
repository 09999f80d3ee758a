import { chakra } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAuditStatement } from '@/api/audit/audit';
import type { AuditStatement } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { Coins } from '@/ui/betting/Coins';
import { FigureTable } from '@/ui/charts/FigureTable';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { Stat } from '@/ui/elements/Stat';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { AuditFrame } from './AuditFrame';
import { Facts } from './Facts';
import { Lookup } from './Lookup';
import { betPlace, recordPlace } from './places';
import { Refused } from './Refused';

type Entry = AuditStatement['entries'][number];

const rowOf = ({ position, time, kind, counterAccount, amount, balanceAfter, bet }: Entry) => [
  <PageLink key="record" path={recordPlace(position)}>
    {position}
  </PageLink>,
  <DateTime key="time" instant={time} />,
  <>
    {kind}
    {bet !== null && (
      <>
        , <PageLink path={betPlace(bet)}>bet {bet}</PageLink>
      </>
    )}
  </>,
  counterAccount,
  <>
    {amount > 0 && '+'}
    {formatCoins(amount)}
  </>,
  formatCoins(balanceAfter),
];

interface StatementProps {
  account: string;
  asOf: string;
}

function Statement({ account, asOf }: StatementProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAuditStatement(account, asOf);
  const first = data?.pages[0];
  if (!first) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <CardTitle>
        Account {first.account}, as of record {formatCoins(first.asOf)}
      </CardTitle>
      <Facts>
        <Stat name="Available">
          <Coins amount={first.available} />
        </Stat>
        <Stat name="Held in open bets">
          <Coins amount={first.held} />
        </Stat>
        <Stat name="Its records">{formatCoins(first.events)}</Stat>
        <Stat name="Kind">{first.isPurse ? 'Purse of a class' : 'A person’s own'}</Stat>
      </Facts>
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        <PageLink path={`/audit/events?account=${first.account}`}>All its records</PageLink>
      </chakra.p>
      {entries.length === 0 ? (
        <EmptyState
          icon={Landmark}
          title="Nothing had moved"
          text={`Of its ${counted(first.events, 'record')} none moves a coin.`}
        />
      ) : (
        <FigureTable
          words
          caption="Postings, newest first"
          head={['Record', 'Time', 'Event', 'Other account', 'Amount', 'Balance after']}
          rows={entries.map(rowOf)}
        />
      )}
      {error && <Refused error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <ShowMoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}

function LookedUp() {
  const [params, setParams] = useSearchParams();
  const account = params.get('account') ?? '';
  const asOf = params.get('asOf') ?? '';
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Card aria-label="Which account" mb="4">
        <Lookup
          key={params.toString()}
          label="Look up an account"
          button="Show"
          onLookup={setParams}
        >
          <TextField label="Account" name="account" defaultValue={account} {...number} />
          <TextField label="As of record" name="asOf" defaultValue={asOf} {...number} />
        </Lookup>
      </Card>
      {account !== '' && (
        <Card aria-label="Statement">
          <Statement account={account} asOf={asOf} />
        </Card>
      )}
    </>
  );
}

/** Every coin that an account had moved as of a record of the ledger. */
export function AccountPage() {
  return (
    <AuditFrame
      title="Statements"
      intro="What an account had moved, and had, as of any record. Left empty, as of the last one."
    >
      <LookedUp />
    </AuditFrame>
  );
}
