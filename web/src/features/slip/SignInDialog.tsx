import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useDesk } from './desk';

const WORDS = {
  guest: {
    title: 'Sign in to place bets',
    text: 'You are looking around as a guest, so nothing has been recorded. Your bet slip will still be here.',
  },
  ended: {
    title: 'Your session has ended',
    text: 'Nothing was placed. Sign in again: your bet slip will still be here.',
  },
};

const close = () => useDesk.setState(({ signIn }) => ({ signIn: { ...signIn, asks: false } }));

/** Comes up where a bet needs somebody to be signed in. */
export function SignInDialog() {
  // It belongs to the page, and is not there again on the next one.
  useEffect(() => close, []);
  const { asks, why } = useDesk(({ signIn }) => signIn);
  const { title, text } = WORDS[why];
  return (
    <Dialog
      open={asks}
      onClose={close}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Not now
          </Button>
          <Button asChild onClick={close}>
            <Link to="/">Sign In</Link>
          </Button>
        </>
      }
    />
  );
}
