import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Download, Hourglass } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAuditRecord } from '@/api/audit/audit';
import type { Verification } from '@/api/proof/verify';
import type { AuditRecord } from '@/api/types';
import { saveFile } from '@/browser/save-file';
import { fromBase64, hex } from '@/domain/proof/bytes';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Chips } from '@/ui/form/Chips';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { StepList } from '@/ui/proof/StepList';
import { WayToRoot } from '@/ui/proof/WayToRoot';
import { AuditFrame } from './AuditFrame';
import { HashFact } from './Facts';
import { fieldsOf } from './fields';
import { Lookup } from './Lookup';
import { Refused } from './Refused';

const Mono = chakra('pre', {
  base: {
    mt: '3',
    fontFamily: 'mono',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

function Decoded({ record }: { record: AuditRecord['record'] }) {
  return (
    <Card aria-label="Fields">
      <CardTitle>Fields</CardTitle>
      <Grid
        asChild
        mt="3"
        columnGap="4"
        rowGap="1"
        templateColumns={{
          base: 'minmax(0, 4fr) minmax(0, 5fr)',
          md: 'minmax(0, 1fr) minmax(0, 2fr)',
        }}
        fontSize="sm"
      >
        <dl>
          {fieldsOf(record).map(([name, value]) => (
            <chakra.div key={name} display="contents">
              <chakra.dt color="fg.muted" overflowWrap="anywhere">
                {name}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
            </chakra.div>
          ))}
        </dl>
      </Grid>
    </Card>
  );
}

function Raw({ record: { bytes, leaf } }: { record: AuditRecord }) {
  const [form, setForm] = useState<'hex' | 'base64'>('hex');
  return (
    <Card aria-label="Stored bytes">
      <CardTitle mb="3">Stored bytes</CardTitle>
      <Chips
        label="Written as"
        options={[
          { value: 'hex', label: 'Hexadecimal' },
          { value: 'base64', label: 'Base64' },
        ]}
        value={form}
        onChange={setForm}
      />
      <Mono>{form === 'hex' ? hex(fromBase64(bytes)) : bytes}</Mono>
      <chakra.dl mt="3">
        <HashFact name="Their hash in the tree">{leaf}</HashFact>
      </chakra.dl>
    </Card>
  );
}

interface ProofProps {
  record: AuditRecord;
  proof: Verification | null;
}

function Proof({ record: { position, unproved }, proof }: ProofProps) {
  return (
    <Card aria-label="Proof">
      <CardTitle>Proof</CardTitle>
      {unproved !== null && (
        <chakra.div mt="3" role="alert">
          <Callout tone="warn">{unproved}.</Callout>
        </chakra.div>
      )}
      {proof === null && unproved === null && (
        <EmptyState
          icon={Hourglass}
          title="No checkpoint covers it yet"
          text="The log signs what it holds about once a second. Ask again in a moment."
        />
      )}
      {proof && (
        <>
          <StepList title="Hashes and signature" steps={proof.hashes} />
          <StepList title="What this browser remembers" steps={proof.memory} />
          {proof.evidence && (
            <WayToRoot records={proof.evidence.records} position={BigInt(position)} />
          )}
          <Flex mt="4">
            <Button
              variant="outline"
              size="sm"
              onClick={() => saveFile(`record-${position}.tlog-proof`, 'text/plain', proof.text)}
            >
              <Download aria-hidden />
              Save the proof
            </Button>
          </Flex>
        </>
      )}
    </Card>
  );
}

function Shown({ position }: { position: string }) {
  const { data, error, refetch } = useAuditRecord(position);
  if (!data) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
      <Grid gap="4" templateColumns="minmax(0, 1fr)" alignContent="start">
        <Decoded record={data.record.record} />
        <Raw record={data.record} />
      </Grid>
      <Proof record={data.record} proof={data.proof} />
    </Grid>
  );
}

function LookedUp() {
  const [params, setParams] = useSearchParams();
  const position = params.get('position') ?? '';
  return (
    <>
      <Card aria-label="Which record" mb="4">
        <Lookup label="Look up a record" button="Show" onLookup={setParams}>
          <TextField
            key={position}
            label="Record"
            name="position"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={position}
          />
        </Lookup>
      </Card>
      {position !== '' && <Shown position={position} />}
    </>
  );
}

/** One record: its fields, its stored bytes, and its way to the signed root. */
export function AuditRecordPage() {
  return (
    <AuditFrame
      title="Record"
      intro="What is stored, and the proof that it stands in the log, checked in this browser."
    >
      <LookedUp />
    </AuditFrame>
  );
}
