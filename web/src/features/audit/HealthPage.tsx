import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useAuditCheck, useAuditHealth } from '@/api/audit/audit';
import { useLog } from '@/api/proof/use-proof';
import { useFeeds } from '@/api/sports/feeds';
import type { AuditHealth } from '@/api/types';
import { hex } from '@/domain/proof/bytes';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { Stat } from '@/ui/elements/Stat';
import { Callout } from '@/ui/feedback/Callout';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { StepList } from '@/ui/proof/StepList';
import { AuditFrame } from './AuditFrame';
import { Facts, HashFact } from './Facts';
import { Refused } from './Refused';

const GIB = 1024 ** 3;

/** How far a follower is behind the ledger. */
function lagOf(follower: number, head: number): string {
  const lag = Math.max(head - follower, 0);
  return lag === 0 ? 'up to date' : `${counted(lag, 'record')} behind`;
}

function Alarms({ alarms }: Pick<AuditHealth, 'alarms'>) {
  return (
    <Card aria-label="Alarms">
      <CardTitle>Alarms</CardTitle>
      {alarms.length === 0 ? (
        <Flex mt="2" gap="2" align="center">
          <chakra.span color="win" aria-hidden>
            <Check size={18} />
          </chakra.span>
          Nothing is wrong that the server knows of.
        </Flex>
      ) : (
        <Grid asChild mt="3" gap="2">
          <ul>
            {alarms.map((alarm) => (
              <chakra.li key={alarm} listStyleType="none">
                <Callout tone="warn">{alarm}</Callout>
              </chakra.li>
            ))}
          </ul>
        </Grid>
      )}
    </Card>
  );
}

function Ledger({ health }: { health: AuditHealth }) {
  const { position, recordedAt, modelsPosition, statePosition, checkpointSize } = health;
  return (
    <Card aria-label="Ledger">
      <CardTitle>Ledger</CardTitle>
      <Facts>
        <Stat name="Records">{formatCoins(position)}</Stat>
        <Stat name="Last record">
          {recordedAt === null ? 'None yet' : <DateTime instant={recordedAt} whiteSpace="normal" />}
        </Stat>
        <Stat name="Rules">Version {health.rulesVersion}</Stat>
        <Stat name="Free disk">{(health.diskFreeBytes / GIB).toFixed(1)} GiB</Stat>
        <Stat name="Checkpoint">{lagOf(checkpointSize, position)}</Stat>
        <Stat name="Read models">{lagOf(modelsPosition, position)}</Stat>
        <Stat name="State">{lagOf(statePosition, position)}</Stat>
        <Stat name="Read models failed">{counted(health.modelsFailures, 'time')}</Stat>
      </Facts>
    </Card>
  );
}

function Checkpoint({ at }: { at: string | null }) {
  const { data, error, refetch } = useLog();
  return (
    <Card aria-label="Newest checkpoint">
      <CardTitle>Newest checkpoint</CardTitle>
      {error && !data && <Refused error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="24" mt="3" aria-busy />}
      {data && (
        <>
          <Facts>
            <Stat name="Records">{formatCoins(Number(data.head?.size ?? 0))}</Stat>
            <Stat name="Published">
              {at === null ? 'Not yet' : <DateTime instant={at} whiteSpace="normal" />}
            </Stat>
            <Stat name="Kept elsewhere">
              {data.info.anchored || data.info.witnesses.length > 0 ? 'Yes' : 'No'}
            </Stat>
            <HashFact name="Root">{data.head ? hex(data.head.root) : 'none'}</HashFact>
            <HashFact name="Origin">{data.info.origin}</HashFact>
            <HashFact name="Key">{data.vkey}</HashFact>
          </Facts>
          <StepList title="Checked in this browser" steps={data.steps} />
        </>
      )}
    </Card>
  );
}

function LastCheck() {
  const { data } = useAuditCheck();
  const last = data?.last;
  return (
    <Card aria-label="Last check">
      <CardTitle>Last check</CardTitle>
      <chakra.p mt="2">
        {last ? (
          <>
            {counted(last.faultsTotal, 'fault')} in {counted(last.records, 'record')},{' '}
            <DateTime instant={last.ended} />.{' '}
          </>
        ) : (
          'The ledger was not checked since the server was started. '
        )}
        <PageLink path="/audit/check">{last ? 'What it found' : 'Check it'}</PageLink>
      </chakra.p>
    </Card>
  );
}

function Feeds() {
  const { data, error, refetch } = useFeeds();
  return (
    <Card aria-label="Feeds">
      <CardTitle>Feeds</CardTitle>
      {error && !data && <Refused error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <chakra.ul listStyleType="none" mt="1">
            {data.feeds.map(({ name, works, heardAt }) => (
              <chakra.li key={name} py="2" {...dashedRule} _first={{ borderTopWidth: '0' }}>
                <Flex gap="3" align="center" wrap="wrap">
                  <b>{name}</b>
                  <Badge tone={works ? 'win' : 'loss'}>{works ? 'Works' : 'Does not answer'}</Badge>
                  <chakra.span fontSize="sm" color="fg.muted" ml={{ md: 'auto' }}>
                    {heardAt === null ? 'No answer yet' : <DateTime instant={heardAt} />}
                  </chakra.span>
                </Flex>
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.p mt="2" fontSize="sm" color="fg.muted">
            {counted(data.overdueGames.length, 'game')} overdue for a result.{' '}
            <PageLink path="/status">Status</PageLink>
          </chakra.p>
        </>
      )}
    </Card>
  );
}

function Health() {
  const { data, error, refetch } = useAuditHealth();
  if (!data) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  return (
    <Grid gap="4" templateColumns="minmax(0, 1fr)">
      <Alarms alarms={data.alarms} />
      <Ledger health={data} />
      <Checkpoint at={data.checkpointAt} />
      <LastCheck />
      <Feeds />
    </Grid>
  );
}

/** How far the ledger and all that follows it have come, and what is wrong. */
export function HealthPage() {
  return (
    <AuditFrame
      title="Audit"
      intro="The whole ledger, by numbers of accounts. Nothing here changes it, and nothing names a person."
    >
      <Health />
    </AuditFrame>
  );
}
