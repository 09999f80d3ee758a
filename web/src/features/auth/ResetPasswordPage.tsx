import { useState } from 'react';
import { CircleCheck, Unlink } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { Notice } from './Notice';
import { ResetPasswordForm } from './ResetPasswordForm';

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const token = params.get('token');

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
  return <ResetPasswordForm token={token} onDone={() => setDone(true)} />;
}
