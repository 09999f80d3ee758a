import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Activity, GraduationCap, ShieldCheck, WandSparkles } from 'lucide-react';
import { Link } from 'react-router';
import { promiseState } from '@/domain/membership/promises';
import { PromiseBadge } from '@/ui/membership/PromiseBadge';

const HubLink = chakra(Link, { base: { color: 'brand', textDecoration: 'underline' } });

const CLAIMS = [
  {
    Icon: ShieldCheck,
    title: 'Risk-free practice',
    text: 'A losing streak teaches you something and costs nothing.',
  },
  {
    Icon: Activity,
    title: 'Real-time sports data',
    text: (
      <>
        Lines that move and games that end around the clock, across four leagues. Look into the{' '}
        <HubLink to="/sports-hub">Sports Data Hub</HubLink>.
      </>
    ),
  },
  {
    Icon: WandSparkles,
    title: 'AI Betting Wizard',
    text: 'Ask about a game: it weighs the price, and passes when there is nothing in it.',
  },
  {
    Icon: GraduationCap,
    title: 'Skill development',
    text: 'Levels and badges for good habits, never for staking more.',
  },
];

export function Claims() {
  return (
    <Grid
      as="ul"
      aria-label="What Chalkline offers"
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap={{ base: '5', md: '8' }}
    >
      {CLAIMS.map(({ Icon, title, text }) => (
        <Flex as="li" key={title} direction={{ base: 'row', sm: 'column' }} gap="3">
          <Flex
            boxSize="11"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="md"
            bg="brand/10"
            color="brand"
            aria-hidden
          >
            <Icon size={22} />
          </Flex>
          <div>
            <Flex align="center" wrap="wrap" columnGap="2">
              <chakra.h3 fontSize="lg">{title}</chakra.h3>
              <PromiseBadge state={promiseState(title, false)} />
            </Flex>
            <chakra.p mt="1" color="fg.muted">
              {text}
            </chakra.p>
          </div>
        </Flex>
      ))}
    </Grid>
  );
}
