import { chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { openUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';

/** Says why the NBA tab cannot be chosen, and offers the plans that open it. */
export function PremiumLock() {
  return (
    <Flex
      role="note"
      aria-label="Premium Content Locked"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      mb="3"
      px="3"
      py="2"
      bg="bg.subtle"
      borderRadius="md"
      fontSize="sm"
    >
      <chakra.span color="warn" aria-hidden>
        <Lock size={18} />
      </chakra.span>
      <chakra.p flex="1" minW="10rem">
        <b>Premium Content Locked.</b>{' '}
        <chakra.span color="fg.muted">NBA data comes with every paid plan.</chakra.span>
      </chakra.p>
      <Button size="sm" variant="chalk" onClick={openUpgrade}>
        Upgrade Now
      </Button>
    </Flex>
  );
}
