import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { useSignInLinks } from '@/ui/feedback/use-sign-in-links';
import { Dialog } from './Dialog';

interface SignInPromptProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
}

/** Asks a visitor to sign in before going on. */
export function SignInPrompt({ onClose, ...dialog }: SignInPromptProps) {
  const { signIn, register } = useSignInLinks();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button asChild variant="outline" onClick={onClose}>
            <Link {...signIn}>Sign In</Link>
          </Button>
          <Button asChild onClick={onClose}>
            <Link {...register}>Register</Link>
          </Button>
        </>
      }
    />
  );
}
