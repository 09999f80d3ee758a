import { useEffect, useRef } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useResendVerification } from '@/api/account/mail-links';
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

interface CheckMailProps {
  email: string;
  onSignIn: () => void;
}

/** In place of the registration, once the account is there and its email is to be confirmed. */
export function CheckMail({ email, onSignIn }: CheckMailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus went away with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Flex direction="column" align="center" gap="4" py="4" textAlign="center">
      <Box color="win" aria-hidden>
        <MailCheck size={40} strokeWidth={1.5} />
      </Box>
      <chakra.h3 ref={heading} tabIndex={-1} fontSize="xl" outline="none">
        Check your mail
      </chakra.h3>
      <chakra.p overflowWrap="anywhere">
        A link is on its way to <b>{email}</b>. Follow it to confirm your address. Until then you
        can sign in and look around, but not bet.
      </chakra.p>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button variant="outline" onClick={onSignIn}>
          Sign In
        </Button>
        <ResendVerification />
      </Flex>
    </Flex>
  );
}
