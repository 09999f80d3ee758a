import { chakra, Flex } from '@chakra-ui/react';
import { Crown, Lock } from 'lucide-react';
import { useLeagueViews } from '@/api/sports/league-views';
import { openUpgrade } from '@/state/upgrade';
import { NBA_VIEWS } from '@/features/sports-hub/hub-choice';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';
import { FeatureItem } from '@/ui/membership/FeatureItem';

const BENEFITS = ['1.5x XP from Pro', 'Premium bonus XP each day'];

export function PremiumBenefits({ isPremium }: { isPremium: boolean }) {
  const hasLeagueViews = useLeagueViews() ?? false;
  const nba = hasLeagueViews ? NBA_VIEWS : 'NBA data';
  return (
    <Card aria-label="Premium benefits">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" mb="3">
        <CardTitle Icon={Crown} iconColor="warn">
          Premium benefits
        </CardTitle>
        {!isPremium && (
          <Badge tone="outline">
            <Lock aria-hidden />
            Premium features locked
          </Badge>
        )}
      </Flex>
      <chakra.ul fontSize="sm" display="grid" gap="1.5" mb="4" listStyleType="none">
        {[nba, ...BENEFITS].map((benefit) => (
          <FeatureItem key={benefit} hasLeagueViews={hasLeagueViews}>
            {benefit}
          </FeatureItem>
        ))}
      </chakra.ul>
      {isPremium ? (
        <Button width="full" variant="outline" disabled>
          Premium Active
        </Button>
      ) : (
        <Button width="full" onClick={openUpgrade}>
          Upgrade Account
        </Button>
      )}
    </Card>
  );
}
