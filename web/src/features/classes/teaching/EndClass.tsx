import { useState } from 'react';
import { useEndClass } from '@/api/classes/teaching';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { TaughtClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

/** Ends a class before its time, once asked twice. */
export function EndClass({ taught }: { taught: TaughtClass }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: end, isPending } = useEndClass();
  const close = () => setAsking(false);
  const endNow = async () => {
    try {
      await end(taught.id);
      showToast({ tone: 'success', title: `${taught.title} has ended` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: `${taught.title} has not ended`, description });
    }
    close();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        End the Class
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`End ${taught.title}?`}
        description="It ends for good: nobody joins any more, and its purses place no more bets. Open bets are settled as usual."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={() => void endNow()}>
              End the Class
            </Button>
          </>
        }
      />
    </>
  );
}
