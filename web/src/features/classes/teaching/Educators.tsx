import { useState } from 'react';
import { Flex } from '@chakra-ui/react';
import { useAddEducator, useStopTeaching } from '@/api/classes/teaching';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { TaughtClass } from '@/api/types';
import { educatorsText } from '@/features/classes/terms';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';
import { OneFieldForm } from './OneFieldForm';

/** Asks for the username of another one. */
export function AddEducator({ classId }: { classId: string }) {
  const { mutate: add, isPending, error } = useAddEducator();
  return (
    <OneFieldForm
      label="Another educator, by username"
      hint="They see nothing of a learner who has not agreed to it."
      maxLength={32}
      button="Add Educator"
      isPending={isPending}
      error={error}
      onSubmit={(username, clear) => add({ classId, username }, { onSuccess: clear })}
    />
  );
}

function StopTeaching({ taught }: { taught: TaughtClass }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: stop, isPending } = useStopTeaching();
  const close = () => setAsking(false);
  const isLast = taught.educators.length === 1;
  const stopNow = async () => {
    try {
      await stop(taught.id);
      showToast({ tone: 'success', title: `You no longer teach ${taught.title}` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: 'Nothing has changed', description });
      close();
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Stop Teaching
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Stop teaching ${taught.title}?`}
        description={
          isLast
            ? 'You are its only educator: nobody can join any more, and nobody sees what its learners share. It stays for those in it.'
            : 'You no longer see the class. Its other educators go on.'
        }
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={() => void stopNow()}>
              Stop Teaching
            </Button>
          </>
        }
      />
    </>
  );
}

/** Who teaches a class, and sees what its learners share. */
export function Educators({ taught }: { taught: TaughtClass }) {
  return (
    <Flex direction="column" align="start" gap="3">
      <p>{educatorsText(taught.educators)}</p>
      {taught.terms.isSeen && <AddEducator classId={taught.id} />}
      <StopTeaching taught={taught} />
    </Flex>
  );
}
