import { chakra } from '@chakra-ui/react';
import { Coins } from '@/ui/betting/Coins';

export function BalancePill({ balance }: { balance: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="9"
      px="3"
      bg="bg.subtle"
      borderRadius="full"
      fontWeight="bold"
      fontSize="sm"
    >
      <chakra.span srOnly>Virtual balance: </chakra.span>
      <Coins amount={balance} />
    </chakra.span>
  );
}
