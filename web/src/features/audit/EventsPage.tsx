import { Box, chakra, Flex } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAuditEvents, useAuditHealth } from '@/api/audit/audit';
import type { EventFilter } from '@/api/audit/audit';
import type { AuditEvent } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Field, Input, TextField } from '@/ui/form/Field';
import { Card } from '@/ui/layout/Card';
import { AuditFrame } from './AuditFrame';
import { Lookup } from './Lookup';
import { accountPlace, betPlace, gamePlace, recordPlace } from './places';
import { Refused } from './Refused';

const FIELDS = ['from', 'to', 'since', 'until', 'type', 'account', 'bet', 'game'] as const;
const NEWEST = 50;

const filterOf = (params: URLSearchParams): EventFilter =>
  Object.fromEntries(
    FIELDS.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value !== ''),
  ) as EventFilter;

/** What the record belongs to, each the way to more of it. */
function Belongs({ event: { account, bet, game } }: { event: AuditEvent }) {
  return (
    <Flex columnGap="3" wrap="wrap">
      {account !== null && <PageLink path={accountPlace(account)}>Account {account}</PageLink>}
      {bet !== null && <PageLink path={betPlace(bet)}>Bet {bet}</PageLink>}
      {game !== null && <PageLink path={gamePlace(game)}>Game {game}</PageLink>}
      {account === null && game === null && bet === null && 'The ledger'}
    </Flex>
  );
}

const rowOf = (event: AuditEvent) => [
  <PageLink key="record" path={recordPlace(event.position)}>
    {event.position}
  </PageLink>,
  event.type,
  <DateTime key="time" instant={event.time} />,
  <Belongs key="of" event={event} />,
  event.moved === 0 ? '–' : formatCoins(event.moved),
  event.causedBy === 0 ? (
    '–'
  ) : (
    <PageLink key="cause" path={recordPlace(event.causedBy)}>
      {event.causedBy}
    </PageLink>
  ),
];

function Found({ filter }: { filter: EventFilter }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAuditEvents(filter);
  if (!data) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  const events = data.pages.flatMap((page) => page.events);
  const last = data.pages.at(-1);
  return (
    <>
      <chakra.p role="status" color="fg.muted" fontSize="sm">
        {counted(events.length, 'record')} found, looked at up to record{' '}
        {formatCoins(last?.scannedTo ?? 0)} of {formatCoins(last?.head ?? 0)}.
      </chakra.p>
      {events.length > 0 && (
        <FigureTable
          words
          caption="Records"
          head={['Record', 'Event', 'Time', 'Of', 'Coins moved', 'Caused by']}
          rows={events.map(rowOf)}
        />
      )}
      {events.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={hasNextPage ? 'Nothing up to here' : 'No record matches'}
          text={
            hasNextPage
              ? 'A search looks at 100,000 records at a time.'
              : 'All that is asked for has to hold of a record.'
          }
        />
      )}
      {error && <Refused error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <Flex mt="4" justify="center">
          <Button
            variant="outline"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Go on from record {formatCoins(last?.next ?? 0)}
          </Button>
        </Flex>
      )}
    </>
  );
}

const MOMENT = '2026-11-21T12:00:00Z';
/** Wide enough for all of a moment. */
const MOMENT_COLUMNS = { base: '1 / -1', sm: 'auto', md: 'span 2', lg: 'auto' };

function Filters({ params }: { params: URLSearchParams }) {
  const [, setParams] = useSearchParams();
  const { data: health } = useAuditHealth();
  const given = (name: string) => ({ name, defaultValue: params.get(name) ?? '' });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Lookup label="Filter the records" button="Find" onLookup={setParams}>
      <TextField label="From record" {...number} {...given('from')} />
      <TextField label="To record" {...number} {...given('to')} />
      <Box gridColumn={MOMENT_COLUMNS}>
        <TextField label="Since, in UTC" placeholder={MOMENT} {...given('since')} />
      </Box>
      <Box gridColumn={MOMENT_COLUMNS}>
        <TextField label="Until, in UTC" placeholder={MOMENT} {...given('until')} />
      </Box>
      <Field label="Event">
        {(control) => (
          <Input asChild {...control}>
            {/* Once the events are known the one in the address is chosen. */}
            <select key={health ? 'known' : 'none'} {...given('type')}>
              <option value="">Any</option>
              {health?.eventTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </Input>
        )}
      </Field>
      <TextField label="Account" {...number} {...given('account')} />
      <TextField label="Bet" {...number} {...given('bet')} />
      <TextField label="Game" autoComplete="off" {...given('game')} />
      {health && (
        <Button
          variant="outline"
          onClick={() => setParams({ from: `${Math.max(health.position - NEWEST + 1, 1)}` })}
        >
          The newest {NEWEST}
        </Button>
      )}
    </Lookup>
  );
}

function Explorer() {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  return (
    <>
      <Card aria-label="Filter" mb="4">
        <Filters key={params.toString()} params={params} />
      </Card>
      <Card aria-label="Found">
        <Found filter={filter} />
      </Card>
    </>
  );
}

/** Any record of the ledger, found by all that is known of it. */
export function EventsPage() {
  return (
    <AuditFrame
      title="Events"
      intro="Every record, in its order. What is filled in has to hold together."
    >
      <Explorer />
    </AuditFrame>
  );
}
