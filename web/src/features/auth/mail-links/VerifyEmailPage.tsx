import { useEffect } from 'react';
import { Flex } from '@chakra-ui/react';
import { LoaderCircle, MailCheck, MailX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useOwnEmail } from '@/api/account/account';
import { useMe } from '@/api/account/auth';
import { useVerifyEmail } from '@/api/account/mail-links';
import { ResendVerification } from '@/features/auth/forms/CheckMail';
import { forgetPendingEmail } from '@/state/pending-verification';
import { Button } from '@/ui/elements/Button';
import { Notice } from './Notice';

function Checking() {
  return (
    <Notice
      title="Verifying Your Email"
      icon={LoaderCircle}
      text="One moment: the link is being checked."
    />
  );
}

function Failed() {
  return (
    <Notice
      title="Verification Failed"
      icon={MailX}
      tone="loss"
      text="We couldn't verify your email address. The link may have expired or is invalid."
    >
      <p>If you have confirmed your address before, just sign in.</p>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild variant="outline">
          <Link to="/">Return to Sign In</Link>
        </Button>
        <ResendVerification />
      </Flex>
    </Notice>
  );
}

/**
 * A second press, or a mail program that looks at links, has spent the token: then all is well, unless
 * another address waits to be confirmed.
 */
function FailedForVerified() {
  const { data: email, isLoading } = useOwnEmail();
  if (isLoading) return <Checking />;
  if (email?.pending !== null) return <Failed />;
  return (
    <Notice
      title="Email Verified"
      icon={MailCheck}
      tone="win"
      text="Your email address is confirmed already. There is nothing left to do."
    >
      <Button asChild size="lg">
        <Link to="/">Go On</Link>
      </Button>
    </Notice>
  );
}

export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data: user } = useMe();
  const { data: verified, isLoading } = useVerifyEmail(token);

  useEffect(() => {
    if (verified) forgetPendingEmail();
  }, [verified]);

  if (isLoading) return <Checking />;
  if (verified) {
    return (
      <Notice
        title="Email Verified"
        icon={MailCheck}
        tone="win"
        text="Your email address is confirmed. You can bet, and you can be ranked."
      >
        <Button asChild size="lg">
          <Link to="/">{user ? 'Go On' : 'Sign In'}</Link>
        </Button>
      </Notice>
    );
  }
  return user?.emailVerified ? <FailedForVerified /> : <Failed />;
}
