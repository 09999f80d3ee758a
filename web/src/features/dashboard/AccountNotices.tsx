import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useBreakEnd, useOpenStakes } from '@/api/account/limits';
import type { User } from '@/api/types';
import { RestartNotice } from '@/ui/betting/RestartNotice';
import { DateTime } from '@/ui/elements/DateTime';
import { Callout } from '@/ui/feedback/Callout';

const TextLink = chakra(Link, {
  base: { color: 'brand', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** States what keeps the player from betting, above the cards. */
export function AccountNotices({ user }: { user: User }) {
  const openStakes = useOpenStakes();
  const until = useBreakEnd();
  return (
    <Flex direction="column" gap="3" mb={{ base: '4', md: '5' }} _empty={{ display: 'none' }}>
      {user.emailVerified === false && (
        <Callout>
          Confirm your email address before you bet, by the link in your mail.{' '}
          <TextLink to="/settings">Send it again</TextLink> in Settings.
        </Callout>
      )}
      {until && (
        <Callout>
          You are on a break. You can bet again on <DateTime instant={until} />.
        </Callout>
      )}
      {openStakes !== undefined && (
        <RestartNotice balance={user.virtualBalance} openStakes={openStakes} />
      )}
    </Flex>
  );
}
