import { chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useLeagueViews } from '@/api/sports/league-views';
import { NBA_VIEWS } from '@/features/sports-hub/hub-choice';
import { openUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';

/** Says why the NBA tab cannot be chosen, and offers the plans that open it. */
export function PremiumLock() {
  const hasLeagueViews = useLeagueViews() ?? false;
  return (
    <Flex
      role="note"
      aria-label="Premium Content Locked"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      mt="4"
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
        <chakra.span color="fg.muted">
          {hasLeagueViews
            ? `${NBA_VIEWS} come with every paid plan.`
            : 'NBA is a part of every paid plan; its views are still coming.'}
        </chakra.span>
      </chakra.p>
      <Button size="sm" variant="chalk" onClick={openUpgrade}>
        Upgrade Now
      </Button>
    </Flex>
  );
}
