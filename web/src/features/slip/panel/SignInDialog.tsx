import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSlipUi } from '@/features/slip/selections/slip-ui';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';
import { useSignInLinks } from './use-sign-in-links';

const close = () => useSlipUi.setState({ signInPromptOpen: false });

/** Asks a visitor to sign in before placing a bet. */
export function SignInDialog() {
  // It belongs to the page, and is not there again on the next one.
  useEffect(() => close, []);
  const { signIn, register } = useSignInLinks();
  const asks = useSlipUi(({ signInPromptOpen }) => signInPromptOpen);
  return (
    <Dialog
      open={asks}
      onClose={close}
      title="Sign in to place bets"
      description="You are looking around as a guest, so nothing has been recorded. Your bet slip will still be here."
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          <Button asChild variant="outline" onClick={close}>
            <Link {...signIn}>Sign In</Link>
          </Button>
          <Button asChild onClick={close}>
            <Link {...register}>Register</Link>
          </Button>
        </>
      }
    />
  );
}
