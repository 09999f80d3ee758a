import { chakra, Flex } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { SECTION_XP, SPORT_XP } from '@/api/sports/earn-xp';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

/** Of the awards for sections and sports together (RULES 26). */
const VIEWS_XP_MAX = 60;
/** The server adds these to a day's first view by itself (RULES: 26). */
const DAILY_XP = 10;
const PREMIUM_XP = 15;

function Reward({ name, xp }: { name: string; xp: number }) {
  return (
    <Flex as="li" justify="space-between" gap="3" py="2" {...dashedRule} listStyleType="none">
      <span>{name}</span>
      <chakra.b color="win" whiteSpace="nowrap">
        +{xp} XP
      </chakra.b>
    </Flex>
  );
}

interface XpRewardsProps {
  isPremium: boolean;
  /** The plan counts XP 1.5 times. */
  isMultiplied: boolean;
  isDemo: boolean;
}

export function XpRewards({ isPremium, isMultiplied, isDemo }: XpRewardsProps) {
  const most = VIEWS_XP_MAX + DAILY_XP + (isPremium ? PREMIUM_XP : 0);
  return (
    <Card aria-label="XP rewards">
      <CardTitle mb="2" Icon={Sparkles}>
        XP rewards
      </CardTitle>
      <chakra.ul fontSize="sm">
        <Reward name="Viewing a section" xp={SECTION_XP} />
        <Reward name="Switching sports" xp={SPORT_XP} />
        <Reward name="Daily data check" xp={DAILY_XP} />
        {isPremium && <Reward name="Premium bonus XP" xp={PREMIUM_XP} />}
      </chakra.ul>
      <chakra.p mt="2" fontSize="xs" color="fg.muted">
        {isDemo ? 'For players who are signed in. ' : ''}At most {most} XP a day come from the hub
        {isMultiplied ? ', before your 1.5x.' : '.'}
      </chakra.p>
    </Card>
  );
}
