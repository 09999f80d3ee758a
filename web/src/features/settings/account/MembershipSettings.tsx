import { chakra, Flex } from '@chakra-ui/react';
import type { User } from '@/api/types';
import { tiersAbove } from '@/domain/membership/tiers';
import { Section } from '@/features/settings/Section';
import { openUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';
import { TierBadge } from '@/ui/membership/TierBadge';

export function MembershipSettings({ user }: { user: User }) {
  const { subscriptionTierId: tier } = user;
  return (
    <Section title="Membership" text="Plans are simulated: no payment is ever taken.">
      <Flex align="center" gap="3" wrap="wrap">
        <chakra.span flex="1" fontWeight="semibold">
          {tier ? 'Premium Member' : 'Free Account'} {tier && <TierBadge tier={tier} />}
        </chakra.span>
        {tiersAbove(tier).length > 0 && (
          <Button variant="outline" onClick={openUpgrade}>
            {tier ? 'Take a Higher Plan' : 'Upgrade'}
          </Button>
        )}
      </Flex>
    </Section>
  );
}
