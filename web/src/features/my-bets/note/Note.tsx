import { useRef, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { NotebookPen } from 'lucide-react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useWriteNote } from '@/api/history/bet-note';
import { useChosenClass } from '@/state/purse';
import { Button } from '@/ui/elements/Button';
import { Field, TextArea } from '@/ui/form/Field';

/** As the server has it: a thought and its reason. */
const NOTE_MAX = 280;

interface NoteProps {
  betId: string;
  /** The bet that it is on, for a screen reader: there may be several on the page. */
  about: string;
  /** Empty where there is none. */
  note: string;
}

interface EditorProps extends NoteProps {
  onClose: () => void;
}

const lengthOf = (text: string) => Array.from(text).length;

function Editor({ betId, about, note, onClose }: EditorProps) {
  const [text, setText] = useState(note);
  const { mutate, isPending, error } = useWriteNote(betId);
  const length = lengthOf(text);
  const isOfClass = useChosenClass() !== null;
  return (
    <chakra.form
      maxW="70ch"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(text, { onSuccess: onClose });
      }}
    >
      <Field
        label={
          <>
            Your note<chakra.span srOnly> on {about}</chakra.span>
          </>
        }
        error={error ? messageOf(error, FALLBACK_SENTENCE) : undefined}
        hint={`${length} of ${NOTE_MAX}. ${isOfClass ? 'Your class sees it with your bets, if you share them.' : 'Only you can see it.'}`}
      >
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={2}
            maxH="12rem"
            maxLength={NOTE_MAX}
            placeholder="Why you took it, or what you learned"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Flex gap="2" mt="2">
        <Button type="submit" size="sm" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** What the player noted on a bet of their own, and the button that writes, changes and empties it. */
export function useNote(props: NoteProps) {
  const { about, note } = props;
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (editing) return { text: <Editor {...props} onClose={close} />, button: null };
  return {
    text: note ? (
      <chakra.p
        color="fg"
        maxW="70ch"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        unicodeBidi="isolate"
      >
        <chakra.span srOnly>Your note: </chakra.span>
        {note}
      </chakra.p>
    ) : null,
    button: (
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        mx="-3"
        aria-label={`${note ? 'Edit the' : 'Add a'} note on ${about}`}
        onClick={() => setEditing(true)}
      >
        <NotebookPen aria-hidden />
        {note ? 'Edit note' : 'Add a note'}
      </Button>
    ),
  };
}

/** The note with its button below it. */
export function Note(props: NoteProps) {
  const { text, button } = useNote(props);
  return (
    <Flex direction="column" align="flex-start" css={{ '& > button': { mx: '0', ml: '-3' } }}>
      {text}
      {button}
    </Flex>
  );
}
