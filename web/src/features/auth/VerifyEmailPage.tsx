import { useEffect } from 'react';
import { Flex } from '@chakra-ui/react';
import { LoaderCircle, MailCheck, MailX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useResendVerification, useVerifyEmail } from '@/api/email';
import { messageOf } from '@/api/error';
import { forgetPendingEmail, pendingEmail } from '@/state/pending-verification';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Notice } from './Notice';

const NOT_SENT = 'Could not send verification email. Please try logging in first.';

function Resend() {
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

export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data: verified, isLoading } = useVerifyEmail(token);

  useEffect(() => {
    if (verified) forgetPendingEmail();
  }, [verified]);

  if (isLoading) {
    return (
      <Notice
        title="Verifying Your Email"
        icon={LoaderCircle}
        text="One moment: the link is being checked."
      />
    );
  }
  if (verified) {
    return (
      <Notice
        title="Email Verified"
        icon={MailCheck}
        tone="win"
        text="Your email address is confirmed. You can bet, and you can be ranked."
      >
        <Button asChild size="lg">
          <Link to="/">Sign In</Link>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice
      title="Verification Failed"
      icon={MailX}
      tone="loss"
      text="We couldn't verify your email address. The link may have expired or is invalid."
    >
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild variant="outline">
          <Link to="/">Return to Sign In</Link>
        </Button>
        <Resend />
      </Flex>
    </Notice>
  );
}
