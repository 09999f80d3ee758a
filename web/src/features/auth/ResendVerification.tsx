import { useResendVerification } from '@/api/email';
import { messageOf } from '@/api/error';
import { pendingEmail } from '@/state/pending-verification';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';

const NOT_SENT = 'Could not send verification email. Please try logging in first.';

/** Sends the link once more: to the address that was registered here, or to that of the signed-in player. */
export function ResendVerification() {
  const { mutateAsync: resend, isPending } = useResendVerification();
  const onClick = async () => {
    try {
      const { success, message } = await resend(pendingEmail());
      if (!success) throw new Error(message);
      showToast({
        tone: 'success',
        title: 'Verification email sent!',
        description: 'Please check your inbox for the verification link.',
      });
    } catch (error) {
      showToast({ tone: 'error', title: 'Error', description: messageOf(error, NOT_SENT) });
    }
  };
  return (
    <Button onClick={onClick} disabled={isPending}>
      Resend Verification Email
    </Button>
  );
}
