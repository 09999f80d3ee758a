import { Flex } from '@chakra-ui/react';
import { useOpenStakes } from '@/api/limits';
import { useBreakSentence } from '@/features/slip/use-break';
import { RestartNotice } from '@/ui/betting/RestartNotice';
import { Callout } from '@/ui/feedback/Callout';

/** States what keeps the player from betting, above the cards. */
export function AccountNotices({ balance }: { balance: number }) {
  const openStakes = useOpenStakes();
  const pause = useBreakSentence();
  return (
    <Flex direction="column" gap="3" mb={{ base: '4', md: '5' }} _empty={{ display: 'none' }}>
      {pause && <Callout>{pause}</Callout>}
      {openStakes !== undefined && <RestartNotice balance={balance} openStakes={openStakes} />}
    </Flex>
  );
}
