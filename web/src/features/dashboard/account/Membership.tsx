import { Box, chakra, Flex } from '@chakra-ui/react';
import { Crown, UserRound } from 'lucide-react';
import type { TierId } from '@/api/types';
import { tiersAbove } from '@/domain/membership/tiers';
import { openUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';
import { TierBadge } from '@/ui/membership/TierBadge';

interface MembershipProps {
  isPremium: boolean;
  tier: TierId | null;
}

export function Membership({ isPremium, tier }: MembershipProps) {
  const Icon = isPremium ? Crown : UserRound;
  return (
    <Flex align="center" wrap="wrap" gap="3" p="3" bg="bg.subtle" borderRadius="md">
      <Box as="span" color={isPremium ? 'warn' : 'fg.muted'} flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Box>
      <chakra.span flex="1" fontWeight="semibold">
        {isPremium ? 'Premium Member' : 'Free Account'}
      </chakra.span>
      {tier && <TierBadge tier={tier} />}
      {isPremium ? (
        tiersAbove(tier).length > 0 && (
          <Button size="sm" variant="outline" onClick={openUpgrade}>
            Take a Higher Plan
          </Button>
        )
      ) : (
        <Button size="sm" onClick={openUpgrade}>
          Upgrade
        </Button>
      )}
    </Flex>
  );
}
