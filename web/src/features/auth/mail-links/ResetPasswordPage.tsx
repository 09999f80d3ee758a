import { useState } from 'react';
import { CircleCheck, Unlink } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCheckReset } from '@/api/account/mail-links';
import { ForgotPasswordDialog } from '@/features/auth/forms/ForgotPasswordDialog';
import { Button } from '@/ui/elements/Button';
import { Notice } from './Notice';
import { ResetPasswordForm } from './ResetPasswordForm';
import { isAboutLink } from './spent-link';

/** In place of the form, which cannot work with this link any more. */
function SpentLink() {
  const [asking, setAsking] = useState(false);
  return (
    <Notice
      title="Invalid Reset Link"
      icon={Unlink}
      tone="loss"
      text="This link no longer works: it was used before, or is more than an hour old."
    >
      <Button onClick={() => setAsking(true)}>Ask for a New Link</Button>
      <ForgotPasswordDialog open={asking} onClose={() => setAsking(false)} />
    </Notice>
  );
}

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const [isSpent, setIsSpent] = useState(false);
  const token = params.get('token');
  // Anything else than that it is spent is no reason to keep the form from anybody.
  const { error } = useCheckReset(token ?? '');

  if (done) {
    return (
      <Notice
        title="Password Reset"
        icon={CircleCheck}
        tone="win"
        text="Your password has been updated, and every browser that was signed in is signed out."
      >
        <Button asChild size="lg">
          <Link to="/">Return to Login</Link>
        </Button>
      </Notice>
    );
  }
  if (!token) {
    return (
      <Notice
        title="Invalid Reset Link"
        icon={Unlink}
        tone="loss"
        text="This address has no reset token in it. Ask for a new link by 'Forgot password?' on the sign-in page."
      >
        <Button asChild>
          <Link to="/">Return to Homepage</Link>
        </Button>
      </Notice>
    );
  }
  if (isSpent || isAboutLink(error)) return <SpentLink />;
  return (
    <ResetPasswordForm
      token={token}
      onDone={() => setDone(true)}
      onSpent={() => setIsSpent(true)}
    />
  );
}
