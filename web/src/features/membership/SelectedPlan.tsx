import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { formatDollars } from '@/lib/format';
import type { Tier } from '@/lib/tiers';

/** What the chosen plan is and holds. */
export function SelectedPlan({ tier }: { tier: Tier }) {
  const { name, priceDollars, description, features, id } = tier;
  return (
    <Box as="section" aria-label="Selected plan" aria-live="polite" mt="4">
      <Flex justify="space-between" align="baseline" gap="3">
        <chakra.h3 fontSize="lg">Selected plan: {name}</chakra.h3>
        <chakra.span whiteSpace="nowrap">
          <b>{formatDollars(priceDollars)}</b> <chakra.span color="fg.muted">per month</chakra.span>
        </chakra.span>
      </Flex>
      <chakra.p mt="1" color="fg.muted">
        {description}
      </chakra.p>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        columnGap="5"
        rowGap="1.5"
        mt="3"
        fontSize="sm"
      >
        {features.map((feature) => (
          <Flex as="li" key={feature} gap="1.5" align="center">
            <Box as="span" color="win" aria-hidden>
              <Check size={16} />
            </Box>
            {feature}
          </Flex>
        ))}
      </Flex>
      {id === 'ultimate' && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          The prizes belong to the simulation: nothing of real value is ever offered.
        </chakra.p>
      )}
    </Box>
  );
}
