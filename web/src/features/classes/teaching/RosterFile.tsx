import { useState } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useApplyRoster, usePreviewRoster } from '@/api/classes/roster';
import type { RosterPreview } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { CheckboxField, Field } from '@/ui/form/Field';
import { FileInput } from '@/ui/form/FileInput';
import { AddEducator } from './Educators';
import { appliedText, previewLines } from './roster-text';

/** As the server has it: a larger file is not sent. */
const BYTES_MAX = 2_000_000;

function Names({ title, names }: { title: string; names: readonly ReactNode[] }) {
  if (names.length === 0) return null;
  return (
    <details>
      <chakra.summary cursor="pointer" fontWeight="semibold">
        {title}: {names.length}
      </chakra.summary>
      <chakra.ul listStyleType="none" maxH="12rem" overflowY="auto" pl="4" fontSize="sm">
        {names.map((name, i) => (
          <li key={i}>{name}</li>
        ))}
      </chakra.ul>
    </details>
  );
}

function Student({ name, sourcedId }: { name: string; sourcedId: string }) {
  return (
    <>
      <bdi>{name}</bdi> (<bdi>{sourcedId}</bdi>)
    </>
  );
}

/** As many as a class has educators. */
const TEACHERS_MAX = 10;

/** A teacher's row offers to add them: a roster has no username of theirs here, so it is asked. */
function Teachers({ classId, names }: { classId: string; names: readonly string[] }) {
  const [asking, setAsking] = useState<string>();
  return (
    <div>
      <chakra.p fontSize="sm" fontWeight="semibold">
        Teachers in the file
      </chakra.p>
      <chakra.ul listStyleType="none">
        {names.map((name) => (
          <chakra.li key={name} my="1">
            <Flex align="center" gap="2" wrap="wrap" fontSize="sm">
              <bdi>{name}</bdi>
              <Button
                size="sm"
                variant="outline"
                aria-expanded={asking === name}
                aria-label={`Add ${name} as an educator`}
                onClick={() => setAsking(asking === name ? undefined : name)}
              >
                Add as Educator
              </Button>
            </Flex>
            {asking === name && <AddEducator classId={classId} />}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

interface DifferenceProps {
  classId: string;
  preview: RosterPreview;
  isPending: boolean;
  onApply: (mails: boolean) => void;
  onCancel: () => void;
}

function Difference({ classId, preview, isPending, onApply, onCancel }: DifferenceProps) {
  const [mails, setMails] = useState(false);
  const { added, changed } = preview;
  return (
    <Flex direction="column" align="start" gap="2">
      <Names
        title="Will be added"
        names={added.map(({ sourcedId, name }) => (
          <Student key={sourcedId} name={name} sourcedId={sourcedId} />
        ))}
      />
      <Names
        title="Will be changed"
        names={changed.map(({ before, after, sourcedId }) =>
          before === after ? (
            <Student key={sourcedId} name={after} sourcedId={sourcedId} />
          ) : (
            <span key={sourcedId}>
              <bdi>{before}</bdi> becomes <bdi>{after}</bdi>
            </span>
          ),
        )}
      />
      {previewLines(preview).map((line) => (
        <chakra.p key={line} fontSize="sm">
          {line}
        </chakra.p>
      ))}
      {preview.teachers.length > 0 && (
        <Teachers classId={classId} names={preview.teachers.slice(0, TEACHERS_MAX)} />
      )}
      <Names title="Rows that are left out" names={preview.faults} />
      {preview.withEmail > 0 && (
        <CheckboxField
          label={`Mail an invitation to ${preview.withEmail} of them. Addresses are not kept.`}
          checked={mails}
          onChange={({ target }) => setMails(target.checked)}
        />
      )}
      <Flex gap="2">
        <Button
          size="sm"
          disabled={isPending || added.length + changed.length === 0}
          onClick={() => onApply(mails)}
        >
          Apply
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Flex>
  );
}

/** Reads a roster from a file: what it would change is looked at before anything changes. */
export function RosterFile({ classId }: { classId: string }) {
  const [csv, setCsv] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate: preview, data, reset } = usePreviewRoster();
  const { mutate: apply, isPending } = useApplyRoster();
  const close = () => {
    reset();
    setCsv('');
  };
  const choose = async (file: File | undefined) => {
    close();
    setProblem(undefined);
    if (!file) return;
    if (file.size > BYTES_MAX) {
      setProblem('The file is larger than 2 MB');
      return;
    }
    const text = await file.text();
    setCsv(text);
    preview(
      { classId, csv: text },
      { onError: (error) => setProblem(messageOf(error, FALLBACK_SENTENCE)) },
    );
  };
  const applyNow = (mails: boolean) =>
    apply(
      { classId, version: data?.version ?? 0, csv, mails },
      {
        onSuccess: (done) => {
          showToast({ tone: 'success', title: appliedText(done) });
          close();
        },
        onError: (error) => {
          const description = messageOf(error, FALLBACK_SENTENCE);
          showToast({ tone: 'error', title: 'The roster has not changed', description });
        },
      },
    );
  return (
    <Flex direction="column" align="start" gap="3">
      <Field
        label="Roster from a file"
        hint="users.csv of OneRoster 1.1. You see what it changes first; it never removes anybody."
        error={problem}
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,text/csv"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
        )}
      </Field>
      {data && (
        <Difference
          classId={classId}
          preview={data}
          isPending={isPending}
          onApply={applyNow}
          onCancel={close}
        />
      )}
    </Flex>
  );
}
