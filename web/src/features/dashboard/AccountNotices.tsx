import { Box } from '@chakra-ui/react';
import { useOpenStakes } from '@/api/limits';
import { RestartNotice } from '@/ui/betting/RestartNotice';

/** States what keeps the player from betting, above the cards. */
export function AccountNotices({ balance }: { balance: number }) {
  const openStakes = useOpenStakes();
  return (
    <Box mb={{ base: '4', md: '5' }} _empty={{ display: 'none' }}>
      {openStakes !== undefined && <RestartNotice balance={balance} openStakes={openStakes} />}
    </Box>
  );
}
