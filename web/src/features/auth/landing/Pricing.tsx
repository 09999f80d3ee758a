import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useLeagueViews } from '@/api/sports/league-views';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { FeatureItem } from '@/ui/membership/FeatureItem';

interface Plan {
  name: string;
  price: string;
  period: string;
  perks: readonly string[];
  call: string;
  premium: boolean;
}

const FROM_PRO = '¹';
const PLANS: readonly Plan[] = [
  {
    name: 'Free',
    price: '$0',
    period: 'forever',
    perks: [
      '1,000 virtual coins to start',
      'Basic betting options',
      '3 Wizard questions per day',
      'Performance tracking',
    ],
    call: 'Sign Up Free',
    premium: false,
  },
  {
    name: 'Premium',
    price: '$9.99',
    period: 'per month',
    perks: [
      'Everything in Free',
      '5,000 bonus coins monthly',
      `Unlimited Wizard${FROM_PRO}`,
      `1.5x XP multiplier${FROM_PRO}`,
      'Advanced Topics',
      'NBA data',
      'Advanced betting analytics',
      'Expert strategy guides',
    ],
    call: 'Get Started',
    premium: true,
  },
];

function PlanCard({ plan, onPick }: { plan: Plan; onPick: () => void }) {
  const hasLeagueViews = useLeagueViews() ?? false;
  const { name, price, period, perks, call, premium } = plan;
  return (
    <Card
      aria-label={`${name} plan`}
      display="flex"
      flexDirection="column"
      p={{ base: '5', md: '7' }}
      {...(premium && { borderColor: 'chalk', outline: '1px solid', outlineColor: 'chalk' })}
    >
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h3 fontSize="xl">{name}</chakra.h3>
        {premium && <Badge tone="premium">Five tiers</Badge>}
      </Flex>
      <chakra.p mt="3">
        <chakra.span fontFamily="heading" fontWeight="extrabold" fontSize="4xl" lineHeight="1">
          {price}
        </chakra.span>{' '}
        <chakra.span color="fg.muted">{period}</chakra.span>
      </chakra.p>
      <Flex as="ul" direction="column" gap="2.5" my="6" flex="1" listStyleType="none">
        {perks.map((perk) => (
          <FeatureItem key={perk} hasLeagueViews={hasLeagueViews}>
            {perk}
          </FeatureItem>
        ))}
      </Flex>
      {premium && (
        <chakra.p mb="3" fontSize="sm" color="fg.muted">
          {FROM_PRO} from Pro
        </chakra.p>
      )}
      <Button variant={premium ? 'solid' : 'outline'} onClick={onPick}>
        {call}
      </Button>
    </Card>
  );
}

export function Pricing({ onRegister }: { onRegister: () => void }) {
  return (
    <Grid
      as="section"
      aria-labelledby="pricing"
      templateColumns={{ base: '1fr', md: '1fr 1fr', lg: '0.8fr 1fr 1fr' }}
      gap={{ base: '4', md: '6' }}
    >
      <Box gridColumn={{ md: 'span 2', lg: 'auto' }} pr={{ lg: '8' }} mb={{ base: '2', lg: '0' }}>
        <div id="pricing">
          <ChalkHeading as="h2">Pricing</ChalkHeading>
        </div>
        <chakra.p mt="4" color="fg.muted">
          Practice is free for good. Premium is simulated like the rest: no payment is ever taken.
        </chakra.p>
      </Box>
      {PLANS.map((plan) => (
        <PlanCard key={plan.name} plan={plan} onPick={onRegister} />
      ))}
    </Grid>
  );
}
