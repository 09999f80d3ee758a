import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useCheckSlip } from '@/api/classes/teaching';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { slipText } from '@/features/classes/terms';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';

/** Whether a slip that a learner shows is of this class, without a look at whose it is. */
export function CheckSlip({ classId }: { classId: string }) {
  const [code, setCode] = useState('');
  const { mutate: check, isPending, error, data } = useCheckSlip();
  const wanted = code.trim();
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      alignItems="start"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted) check({ classId, code: wanted });
      }}
    >
      <TextField
        label="Code of a completion slip"
        hint="A learner shows it for credit. You see its figures, and not whose they are."
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={error ? messageOf(error, FALLBACK_SENTENCE) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" size="sm" disabled={isPending}>
        Check the Slip
      </Button>
      <p role="status">{data && `The slip is of this class. ${slipText(data)}`}</p>
    </chakra.form>
  );
}
