import { useState } from 'react';
import { useRemoveFromRoster } from '@/api/classes/roster';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { RosterStudent } from '@/api/types';
import { isolated } from '@/domain/format/isolated';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

interface TakeOutProps {
  classId: string;
  student: RosterStudent;
}

/** Takes a student out of the roster who has not joined, once asked twice. */
export function TakeOut({ classId, student: { sourcedId, name } }: TakeOutProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: remove, isPending } = useRemoveFromRoster();
  const close = () => setAsking(false);
  const removeNow = async () => {
    try {
      await remove({ classId, sourcedId });
      showToast({ tone: 'success', title: `${isolated(name)} is no longer on the roster` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: 'The roster has not changed', description });
    }
    close();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Take ${name} out`}
        onClick={() => setAsking(true)}
      >
        Take Out
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={
          <>
            Take <bdi>{name}</bdi> out of the roster?
          </>
        }
        description="Their invitation opens nothing any more. A later file that names them adds them again."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={() => void removeNow()}>
              Take Out
            </Button>
          </>
        }
      />
    </>
  );
}
