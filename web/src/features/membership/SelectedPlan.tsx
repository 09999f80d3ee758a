import { Box, chakra, Flex } from '@chakra-ui/react';
import { useLeagueViews } from '@/api/sports/league-views';
import { formatCoins, formatDollars } from '@/domain/format/format';
import type { Tier } from '@/domain/membership/tiers';
import { FeatureItem } from '@/ui/membership/FeatureItem';

/** The chosen plan and its features. */
export function SelectedPlan({ tier }: { tier: Tier }) {
  const hasLeagueViews = useLeagueViews() ?? false;
  const { name, priceDollars, description, features, id, virtualBalance } = tier;
  return (
    <Box as="section" aria-label="Selected plan" aria-live="polite" mt="4">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <chakra.h3 fontSize="lg">Selected plan: {name}</chakra.h3>
        <chakra.span whiteSpace="nowrap">
          <b>{formatDollars(priceDollars)}</b> <chakra.span color="fg.muted">per month</chakra.span>
        </chakra.span>
      </Flex>
      <chakra.p mt="1" color="fg.muted">
        {description} Your balance is raised to {formatCoins(virtualBalance)} coins; the stakes of
        open bets count as part of it. It is given, not won: ranks and your profit leave it out.
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
          <FeatureItem key={feature} hasLeagueViews={hasLeagueViews}>
            {feature}
          </FeatureItem>
        ))}
      </Flex>
      {id === 'ultimate' && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          Nothing of real value is ever offered: the contests with prizes are a name alone.
        </chakra.p>
      )}
    </Box>
  );
}
