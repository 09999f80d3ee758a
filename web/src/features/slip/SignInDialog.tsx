import { Link } from 'react-router';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SignInDialog({ open, onClose }: SignInDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign in to place bets"
      description="You are looking around as a guest, so nothing has been recorded. Your bet slip will still be here."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button asChild>
            <Link to="/">Sign In</Link>
          </Button>
        </>
      }
    />
  );
}
