import { useRef, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { NotebookPen } from 'lucide-react';
import { useWriteRecordNote } from '@/api/classes/records';
import { ApiError, FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { LearnerRecord } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Field, TextArea } from '@/ui/form/Field';
import { Callout } from '@/ui/feedback/Callout';
import { Card, CardTitle } from '@/ui/layout/Card';

type Note = NonNullable<LearnerRecord['note']>;

/** As the server has it: what a talk is prepared by. */
const NOTE_MAX = 1000;

const CHANGED = 409;

const lengthOf = (text: string) => Array.from(text).length;

function WrittenBy({ note }: { note: Note }) {
  if (!note.changedAt) return null;
  return (
    <chakra.p fontSize="sm" color="fg.muted" mt="1">
      {note.changedBy ? `Written by ${note.changedBy}, ` : 'Written '}
      <DateTime instant={note.changedAt} />
    </chakra.p>
  );
}

interface NoteProps {
  id: string;
  note: Note;
}

/** What another educator wrote meanwhile: who saves again knows what they replace. */
function Conflict({ theirs }: { theirs: string }) {
  return (
    <chakra.div mb="3">
      <Callout tone="warn">
        Another educator has changed this note meanwhile.{' '}
        {theirs ? `It reads now: “${theirs}”.` : 'It is empty now.'} Saving replaces it by yours.
      </Callout>
    </chakra.div>
  );
}

function Editor({ id, note, onClose }: NoteProps & { onClose: () => void }) {
  const [text, setText] = useState(note.text);
  const [version, setVersion] = useState(note.version);
  const { mutate, isPending, error } = useWriteRecordNote(id);
  const isConflict = error instanceof ApiError && error.status === CHANGED;
  const isReadAgain = isConflict && note.version !== version;
  const sentence = error && !isConflict ? messageOf(error, FALLBACK_SENTENCE) : undefined;
  const save = () => {
    const replaces = isReadAgain ? note.version : version;
    setVersion(replaces);
    mutate({ memberId: id, text: text.trim(), version: replaces }, { onSuccess: onClose });
  };
  return (
    <chakra.form
      mt="2"
      maxW="70ch"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isReadAgain && <Conflict theirs={note.text} />}
      <Field
        label="Note"
        error={sentence}
        hint={`${lengthOf(text)} of ${NOTE_MAX}. All educators of the class see it, and the learner has it in their export: write what they may read.`}
      >
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={3}
            maxH="20rem"
            maxLength={NOTE_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Flex gap="2" mt="2">
        <Button type="submit" size="sm" disabled={isPending}>
          {isPending ? 'Saving...' : isReadAgain ? 'Replace Theirs' : 'Save Note'}
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** What the educators of the class keep of a learner, for all of them. */
export function EducatorNote({ id, note }: NoteProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Card aria-label="Educators’ note">
      <CardTitle Icon={NotebookPen}>Educators’ note</CardTitle>
      {editing ? (
        <Editor id={id} note={note} onClose={close} />
      ) : (
        <>
          {note.text && (
            <chakra.p
              mt="2"
              maxW="70ch"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
              unicodeBidi="isolate"
            >
              {note.text}
            </chakra.p>
          )}
          <WrittenBy note={note} />
          <Button ref={button} variant="outline" size="sm" mt="3" onClick={() => setEditing(true)}>
            {note.text ? 'Edit Note' : 'Write a Note'}
          </Button>
        </>
      )}
    </Card>
  );
}
