import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import type { LogReport } from '@/api/proof/look-at-log';
import { isWaiting } from '@/api/proof/proof';
import { useLog } from '@/api/proof/use-proof';
import { base64 } from '@/domain/proof/bytes';
import { formatCoins } from '@/domain/format/format';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ForkNotice } from './report/ForkNotice';
import { StepList } from '@/ui/proof/StepList';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** What a server that was put back as a whole would have to get past, as it says itself. */
function Elsewhere({ info: { anchored, witnesses, known } }: { info: LogReport['info'] }) {
  const places = [
    witnesses.length > 0 &&
      'Each checkpoint is sent to a witness, who signs none that contradicts an earlier one. Whether the witness is independent of this server, you have to know from somewhere else.',
    anchored && 'The newest checkpoint is also kept on another disk, which no backup restores.',
    known &&
      'At its start the server was held against a checkpoint that its operator keeps elsewhere.',
  ].filter((place) => place !== false);
  return (
    <>
      {places.length > 0 && (
        <chakra.p mt="4" fontSize="sm" color="fg.muted">
          The server says: {places.join(' ')}
        </chakra.p>
      )}
      {!anchored && witnesses.length === 0 && (
        <chakra.div mt="4">
          <Callout tone="warn">
            The newest checkpoint is kept nowhere else: this server has neither an anchor nor a
            witness. Were all of it put back to an older copy, only browsers and auditors that have
            seen a newer checkpoint would notice.
          </Callout>
        </chakra.div>
      )}
    </>
  );
}

/** Why there may be no proof of what was recorded last. */
function Halted() {
  return (
    <chakra.div mt="4">
      <Callout tone="warn">
        The log signs nothing any more. Bets go on and are recorded; they can be proved once its
        operator has mended the log.
      </Callout>
    </chakra.div>
  );
}

function Report({ report }: { report: LogReport }) {
  const { info, vkey, head, steps, evidence } = report;
  return (
    <>
      <Flex as="dl" mt="3" gap="3" direction="column">
        {head && <Fact name="Records">{formatCoins(Number(head.size))}</Fact>}
        {head && <Fact name="Root">{base64(head.root)}</Fact>}
        <Fact name="Origin">{info.origin}</Fact>
        <Fact name="Key">{vkey}</Fact>
        {info.witnesses.map((witness) => (
          <Fact key={witness} name="Witness">
            {witness}
          </Fact>
        ))}
      </Flex>
      {evidence && <ForkNotice evidence={evidence} />}
      <StepList title="Checked in this browser" steps={steps} />
      <chakra.p mt="4" fontSize="sm" color="fg.muted">
        A checkpoint has no time in it. The records that it covers tell how new it is, and so does a
        witness.
      </chakra.p>
      {!info.signs && <Halted />}
      <Elsewhere info={info} />
    </>
  );
}

function Content() {
  const { data, error, refetch } = useLog();
  if (data) return <Report report={data} />;
  if (isWaiting(error)) {
    return (
      <EmptyState
        icon={Hourglass}
        title="There is no checkpoint yet"
        text="The log signs one within a second of its first record."
      />
    );
  }
  if (error)
    return <ErrorState message="The log does not answer." onRetry={() => void refetch()} />;
  return <Skeleton height="64" mt="3" aria-busy />;
}

/** The log's newest checkpoint, held against what this browser has seen of it. */
export function LogCard() {
  return (
    <Card aria-label="Newest checkpoint">
      <CardTitle>Newest checkpoint</CardTitle>
      <Content />
    </Card>
  );
}
