import { chakra, Flex } from '@chakra-ui/react';
import { MailCheck, MailQuestion } from 'lucide-react';
import { useResendVerification } from '@/api/account/mail-links';
import { messageOf } from '@/api/error';
import type { User } from '@/api/types';
import { Section } from '@/features/settings/Section';
import { showToast } from '@/state/toast';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';

function Resend() {
  const { mutateAsync: resend, isPending } = useResendVerification();
  const submit = async () => {
    try {
      // The server knows whose address it is.
      const { success, message } = await resend('');
      if (!success) throw new Error(message);
      showToast({
        tone: 'success',
        title: 'Verification email sent!',
        description: 'Please check your inbox for the verification link.',
      });
    } catch (error) {
      const description = messageOf(error, 'Could not send verification email.');
      showToast({ tone: 'error', title: 'Error', description });
    }
  };
  return (
    <>
      <chakra.p color="fg.muted">
        Until you follow the link in our mail you cannot bet, and you are not ranked.
      </chakra.p>
      <Button alignSelf="flex-start" variant="outline" disabled={isPending} onClick={submit}>
        Resend Verification Email
      </Button>
    </>
  );
}

/** Empty where the server does not ask for verification. */
function Verified({ emailVerified }: Pick<User, 'emailVerified'>) {
  switch (emailVerified) {
    case null:
      return null;
    case true:
      return (
        <Badge tone="secondary">
          <MailCheck aria-hidden />
          Verified
        </Badge>
      );
    case false:
      return (
        <Badge tone="warn">
          <MailQuestion aria-hidden />
          Not verified
        </Badge>
      );
  }
}

export function AccountSettings({ user }: { user: User }) {
  const { id, username, email, emailVerified } = user;
  return (
    <Section title="Your account">
      <div>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {username}
        </chakra.p>
        {email !== null && (
          <Flex align="center" gap="2" wrap="wrap" color="fg.muted">
            <chakra.span overflowWrap="anywhere">{email}</chakra.span>
            <Verified emailVerified={emailVerified} />
          </Flex>
        )}
      </div>
      <p>
        Account number <b>{id}</b>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          The ledger knows you by it alone, and so do the commands that audit it.
        </chakra.span>
      </p>
      {emailVerified === false && <Resend />}
    </Section>
  );
}
