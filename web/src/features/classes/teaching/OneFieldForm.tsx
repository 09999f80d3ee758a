import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';

interface OneFieldFormProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'maxLength' | 'spellCheck'
> {
  button: string;
  isPending: boolean;
  error: Error | null;
  /** `text` has no blanks around it, and is not empty. */
  onSubmit: (text: string, clear: () => void) => void;
  children?: ReactNode;
}

/** A text and a button to send it. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { button, isPending, error, onSubmit, children, ...field } = props;
  const [text, setText] = useState('');
  const wanted = text.trim();
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      alignItems="start"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted) onSubmit(wanted, () => setText(''));
      }}
    >
      <TextField
        {...field}
        autoComplete="off"
        value={text}
        error={error ? messageOf(error, FALLBACK_SENTENCE) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="outline" size="sm" disabled={isPending}>
        {button}
      </Button>
      {children}
    </chakra.form>
  );
}
