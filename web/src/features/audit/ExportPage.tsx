import { chakra, Flex } from '@chakra-ui/react';
import { Download, FileSignature } from 'lucide-react';
import { exportAddress, useManifest } from '@/api/audit/audit';
import type { ExportManifest } from '@/api/types';
import { saveFile } from '@/browser/save-file';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { Button } from '@/ui/elements/Button';
import { Stat } from '@/ui/elements/Stat';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { AuditFrame } from './AuditFrame';
import { Facts, HashFact } from './Facts';
import { Lookup } from './Lookup';
import { Refused } from './Refused';

function Manifest({ manifest }: { manifest: ExportManifest }) {
  const { from, to, file, bytes, sha256, root } = manifest;
  return (
    <Card aria-label="The export">
      <CardTitle Icon={FileSignature}>
        Records {formatCoins(from)} to {formatCoins(to)}
      </CardTitle>
      <Facts>
        <Stat name="Records">{formatCoins(to - from + 1)}</Stat>
        <Stat name="Bytes">{formatCoins(bytes)}</Stat>
        <HashFact name="SHA-256 of the file">{sha256}</HashFact>
        <HashFact name="Root up to its last record">{root}</HashFact>
        <HashFact name="Key">{manifest.vkey}</HashFact>
      </Facts>
      <Flex mt="4" gap="3" wrap="wrap">
        <Button asChild>
          <a href={exportAddress(manifest)} download={file}>
            <Download aria-hidden />
            Download {counted(to - from + 1, 'record')}
          </a>
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(
              `${file}.manifest`,
              'application/json',
              `${JSON.stringify(manifest, null, 2)}\n`,
            )
          }
        >
          <Download aria-hidden />
          Save the manifest
        </Button>
      </Flex>
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        The manifest leads each record of the file to the root of a signed checkpoint.{' '}
        {manifest.statement === null
          ? 'It is not signed itself, since the log signs nothing any more.'
          : 'The log’s key has signed it too.'}{' '}
        verify.py checks file and manifest: docs/AUDITING.md in Chalkline’s source says how.
      </chakra.p>
    </Card>
  );
}

function Exports() {
  const manifest = useManifest();
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Card aria-label="Which records" mb="4">
        <Lookup
          label="Choose the records"
          button="Prepare"
          onLookup={({ from = '', to = '' }) => manifest.mutate({ from, to })}
        >
          <TextField label="From record" name="from" placeholder="1" {...number} />
          <TextField label="To record" name="to" placeholder="The last signed" {...number} />
        </Lookup>
        <chakra.p mt="3" fontSize="sm" color="fg.muted">
          A file has 100,000 records at most, which the newest checkpoint covers. It tells what
          accounts have done: it is for auditors alone.
        </chakra.p>
      </Card>
      {manifest.isPending && <Skeleton height="48" aria-busy />}
      {manifest.error && (
        <Card>
          <Refused error={manifest.error} onRetry={() => manifest.mutate(manifest.variables)} />
        </Card>
      )}
      {manifest.data && <Manifest manifest={manifest.data} />}
    </>
  );
}

/** Records as a file, with what proves that they are those that were signed. */
export function ExportPage() {
  return (
    <AuditFrame title="Export" intro="Records as JSON, a line each, with a signed manifest.">
      <Exports />
    </AuditFrame>
  );
}
