import { useEffect } from 'react';
import { useSlipUi } from '@/features/slip/selections/slip-ui';
import { SignInPrompt } from '@/ui/overlay/SignInPrompt';

const close = () => useSlipUi.setState({ signInPromptOpen: false });

/** Asks a visitor to sign in before placing a bet. */
export function SignInDialog() {
  // It belongs to the page, and is not there again on the next one.
  useEffect(() => close, []);
  const asks = useSlipUi(({ signInPromptOpen }) => signInPromptOpen);
  return (
    <SignInPrompt
      open={asks}
      onClose={close}
      title="Sign in to place bets"
      description="You are looking around as a guest, so nothing has been recorded. Your bet slip will still be here."
    />
  );
}
