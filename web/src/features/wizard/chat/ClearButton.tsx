import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useClearConversation } from '@/api/wizard/conversation';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

/** Deletes the conversation, once that is confirmed: it cannot be had back. */
export function ClearButton() {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useClearConversation();
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Clear
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Clear this conversation?"
        description="What you asked and what was answered is deleted. Saved analyses stay."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button disabled={isPending} onClick={() => mutate(undefined, { onSuccess: close })}>
              {isPending ? 'Clearing...' : 'Clear'}
            </Button>
          </>
        }
      >
        {error && (
          <chakra.p role="alert" mt="2" color="loss">
            {messageOf(error, FALLBACK_SENTENCE)}
          </chakra.p>
        )}
      </Dialog>
    </>
  );
}
