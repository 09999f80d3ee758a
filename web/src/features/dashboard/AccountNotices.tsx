import { Flex } from '@chakra-ui/react';
import { useBreakEnd, useOpenStakes } from '@/api/limits';
import { RestartNotice } from '@/ui/betting/RestartNotice';
import { DateTime } from '@/ui/elements/DateTime';
import { Callout } from '@/ui/feedback/Callout';

/** States what keeps the player from betting, above the cards. */
export function AccountNotices({ balance }: { balance: number }) {
  const openStakes = useOpenStakes();
  const until = useBreakEnd();
  return (
    <Flex direction="column" gap="3" mb={{ base: '4', md: '5' }} _empty={{ display: 'none' }}>
      {until && (
        <Callout>
          You are on a break. You can bet again on <DateTime instant={until} />.
        </Callout>
      )}
      {openStakes !== undefined && <RestartNotice balance={balance} openStakes={openStakes} />}
    </Flex>
  );
}
