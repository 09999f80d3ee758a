import { useState } from 'react';
import type { DragEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useCheckFile } from '@/api/proof/use-proof';
import { Field, Input } from '@/ui/form/Field';
import { FileInput } from '@/ui/form/FileInput';
import { Card, CardTitle } from '@/ui/layout/Card';
import { VerificationView } from './report/VerificationView';

/** A ten-leg parlay is about 90 kB; what is far larger is no receipt. */
const BYTES_MAX = 4 * 1024 * 1024;
const TOO_LARGE = 'The file is larger than 4 MB: that is no receipt';

/** A receipt from a file of any person: it is read here and sent nowhere. */
export function DropReceipt() {
  const [vkey, setVkey] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { mutate, data, error, reset } = useCheckFile();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    reset();
    setIsTooLarge(file.size > BYTES_MAX);
    if (file.size > BYTES_MAX) return;
    mutate({ text: await file.text(), vkey: vkey.trim() || undefined });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  const problem = isTooLarge ? TOO_LARGE : error && messageOf(error, FALLBACK_SENTENCE);
  return (
    <Card aria-label="Check a receipt">
      <CardTitle>Check a receipt</CardTitle>
      <chakra.p mt="1" mb="4" color="fg.muted">
        Your browser reads the file and sends it nowhere. Once this page is open it works without a
        connection.
      </chakra.p>
      <chakra.div
        p="4"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'brand' : 'border.control'}
        borderRadius="md"
        bg={isOver ? 'brand/8' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Field
          label="Drop a receipt here, or choose it"
          hint="bet-N.receipt.json, or a .tlog-proof of one record"
          error={problem ?? undefined}
        >
          {(control) => (
            <FileInput
              {...control}
              accept=".json,.tlog-proof,application/json,text/plain"
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                target.value = '';
              }}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.details mt="4">
        <chakra.summary cursor="pointer" color="fg.muted" fontSize="sm">
          Check by a key that you have from somewhere else
        </chakra.summary>
        <chakra.div mt="3">
          <Field label="Key" hint="NAME+ID+KEY. Empty: the key that this browser knows.">
            {(control) => (
              <Input
                {...control}
                value={vkey}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setVkey(target.value)}
              />
            )}
          </Field>
        </chakra.div>
      </chakra.details>
      {data && (
        <chakra.div mt="6">
          <VerificationView key={data.text} verification={data} />
        </chakra.div>
      )}
    </Card>
  );
}
