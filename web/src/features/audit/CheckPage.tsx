import type { ReactNode } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ScanSearch, ShieldCheck, ShieldX } from 'lucide-react';
import { useAuditCheck, useBeginCheck } from '@/api/audit/audit';
import { messageOf } from '@/api/error';
import type { AuditReport } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { AuditFrame } from './AuditFrame';
import { HashFact } from './Facts';
import { kindsOf } from './fault-kinds';
import { accountPlace, gamePlace, recordPlace } from './places';
import { Refused } from './Refused';

interface Finding {
  position: number;
  text: ReactNode;
}

interface FindingsProps {
  title: string;
  /** What such findings are, and what they mean. */
  about: string;
  findings: readonly Finding[];
  /** There may be more than are listed. */
  total: number;
  /** They are faults, and not only to be known. */
  isFault?: boolean;
}

function Findings({ title, about, findings, total, isFault = false }: FindingsProps) {
  return (
    <Card aria-label={title}>
      <CardTitle>
        {title}
        <Badge tone={total === 0 ? 'secondary' : isFault ? 'loss' : 'warn'}>
          {formatCoins(total)}
        </Badge>
      </CardTitle>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {about}
      </chakra.p>
      {findings.length > 0 && (
        <chakra.ul mt="2" listStyleType="none" maxH="96" overflowY="auto" tabIndex={0}>
          {findings.map(({ position, text }, index) => (
            <chakra.li key={index} py="2" fontSize="sm" overflowWrap="anywhere" {...dashedRule}>
              {position > 0 && (
                <>
                  <PageLink path={recordPlace(position)}>Record {position}</PageLink>:{' '}
                </>
              )}
              {text}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {findings.length < total && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          The first {formatCoins(findings.length)} are listed.
        </chakra.p>
      )}
    </Card>
  );
}

const ACTS = { cancelled: 'Cancelled', resultSet: 'Result set', rescheduled: 'Moved' } as const;

function Verdict({ report }: { report: AuditReport }) {
  const isRight = report.faultsTotal === 0;
  const Icon = isRight ? ShieldCheck : ShieldX;
  return (
    <Card aria-label="Verdict">
      <Flex gap="3" align="center">
        <chakra.span color={isRight ? 'win' : 'loss'} aria-hidden flexShrink="0">
          <Icon size={36} strokeWidth={1.75} />
        </chakra.span>
        <div>
          <chakra.h2 fontSize="xl" fontWeight="bold">
            {isRight ? 'No fault' : counted(report.faultsTotal, 'fault')}
          </chakra.h2>
          <chakra.p color="fg.muted">
            Records 1 to {formatCoins(report.records)}, checked <DateTime instant={report.ended} />.{' '}
            {report.checkpointSize > 0
              ? `The first ${formatCoins(report.checkpointSize)} lead to the root that is signed, or a fault says so.`
              : 'There was no checkpoint to hold them to.'}
          </chakra.p>
        </div>
      </Flex>
      <chakra.dl mt="3">
        <HashFact name="Root over them">{report.root}</HashFact>
      </chakra.dl>
    </Card>
  );
}

function trustText({ gamesOnTrust, simulatedOnTrust, begunBy, latestGeneration }: AuditReport) {
  const games = `Nobody committed to the prices and results of ${counted(gamesOnTrust, 'game')}: they are what the feeds have said. ${counted(simulatedOnTrust, 'game')} of them ${simulatedOnTrust === 1 ? 'is' : 'are'} simulated.`;
  return begunBy < latestGeneration
    ? `${games} The ledger was begun by a program of generation ${begunBy} of ${latestGeneration}: what later ones hold a ledger to is not asked of its beginning.`
    : games;
}

function Report({ report }: { report: AuditReport }) {
  return (
    <Grid gap="4" templateColumns="minmax(0, 1fr)">
      <Verdict report={report} />
      {kindsOf(report.faults).map(({ title, about, faults }) => (
        <Findings
          key={title}
          isFault
          title={title}
          about={about}
          total={faults.length}
          findings={faults.map(({ position, what }) => ({ position, text: what }))}
        />
      ))}
      {report.faults.length < report.faultsTotal && (
        <Callout tone="warn">
          There are {formatCoins(report.faultsTotal)} faults, of which the first{' '}
          {formatCoins(report.faults.length)} are listed.
        </Callout>
      )}
      <Findings
        title="Negative balances"
        about="A correction may take an account below 0, and nothing else."
        total={report.belowZeroTotal}
        findings={report.belowZero.map(({ position, account, balance }) => ({
          position,
          text: (
            <>
              <PageLink path={accountPlace(account, position)}>Account {account}</PageLink> was left
              with {formatCoins(balance)} coins
            </>
          ),
        }))}
      />
      <Findings
        title="Acts by hand"
        about="What an operator has done to a game, each with its reason."
        total={report.actsTotal + report.setBack.length}
        findings={[
          ...report.acts.map(({ position, game, act, uid, reason, overrules }) => ({
            position,
            text: (
              <>
                Operator (uid {uid}), <PageLink path={gamePlace(game)}>game {game}</PageLink>.{' '}
                {ACTS[act]}
                {overrules && ', against its commitment'}: {reason}
              </>
            ),
          })),
          ...report.setBack.map(({ position, from, to }) => ({
            position,
            text: (
              <>
                The clock was set back from <DateTime instant={from} /> to <DateTime instant={to} />
              </>
            ),
          })),
        ]}
      />
      <Findings
        title="To judge"
        about="No faults: somebody has to ask why, such as for a bet at a price that a newer one had replaced."
        total={report.remarksTotal}
        findings={report.remarks.map(({ position, what }) => ({ position, text: what }))}
      />
      <Findings
        title="Free inputs"
        about={trustText(report)}
        total={report.gamesOnTrust}
        findings={[]}
      />
    </Grid>
  );
}

function Checks() {
  const { data, error, refetch } = useAuditCheck();
  const begin = useBeginCheck();
  if (!data) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  const { running, last, failure } = data;
  return (
    <>
      <Card aria-label="Check the ledger" mb="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Button disabled={running !== null || begin.isPending} onClick={() => begin.mutate()}>
            <ScanSearch aria-hidden />
            Check the ledger now
          </Button>
          <chakra.p fontSize="sm" color="fg.muted" flex="1" minW="48">
            Decides every event again from the first, as{' '}
            <chakra.code fontFamily="mono">chalkline audit verify</chakra.code> does. It gives way
            to bets, ends after half an hour at most, and its result is kept until the server stops.
          </chakra.p>
        </Flex>
        {running && (
          <chakra.div mt="4" role="status">
            <chakra.p fontSize="sm" mb="1">
              {formatCoins(running.read)} of {formatCoins(running.total)} records
            </chakra.p>
            <ProgressBar
              label="Checking the ledger"
              value={running.read}
              max={Math.max(running.total, 1)}
              valueText={`${formatCoins(running.read)} of ${formatCoins(running.total)} records`}
            />
          </chakra.div>
        )}
        {begin.error && !running && (
          <chakra.div mt="4" role="alert">
            <Callout tone="warn">{messageOf(begin.error, 'The check was not begun.')}</Callout>
          </chakra.div>
        )}
        {failure !== null && !running && (
          <chakra.div mt="4" role="alert">
            <Callout tone="warn">The last check found nothing out. {failure}</Callout>
          </chakra.div>
        )}
      </Card>
      {last && <Report report={last} />}
      {!last && !running && (
        <Card>
          <EmptyState
            icon={ScanSearch}
            title="Not checked yet"
            text="The ledger was not checked since the server was started."
          />
        </Card>
      )}
    </>
  );
}

/** What a check of the whole ledger finds, by its kind. */
export function CheckPage() {
  return (
    <AuditFrame
      title="Check"
      intro="Anomalies: what contradicts the rules, what was done by hand, and what the ledger takes on trust."
    >
      <Checks />
    </AuditFrame>
  );
}
