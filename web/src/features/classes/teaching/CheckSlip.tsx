import { useCheckSlip } from '@/api/classes/teaching';
import { slipText } from '@/features/classes/terms';
import { OneFieldForm } from './OneFieldForm';

/** Whether a slip that a learner shows is of this class, without a look at whose it is. */
export function CheckSlip({ classId }: { classId: string }) {
  const { mutate: check, isPending, error, data } = useCheckSlip();
  return (
    <OneFieldForm
      label="Code of a completion slip"
      hint="A learner shows it for credit. You see its figures, and not whose they are."
      spellCheck={false}
      maxLength={64}
      button="Check the Slip"
      isPending={isPending}
      error={error}
      onSubmit={(code) => check({ classId, code })}
    >
      <p role="status">{data && `The slip is of this class. ${slipText(data)}`}</p>
    </OneFieldForm>
  );
}
