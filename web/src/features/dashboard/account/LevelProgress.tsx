import { Box, chakra, Flex } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import type { User } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Badge } from '@/ui/elements/Badge';
import { useLevelUp } from './use-level-up';

export function LevelProgress({ user }: { user: User }) {
  const { level, xp, xpToNextLevel } = user;
  const risen = useLevelUp(user.id, level);
  const atTop = xpToNextLevel === 0;
  const reached = `${formatCoins(xp)} / ${formatCoins(xpToNextLevel)} XP`;
  return (
    <Box mt="1" mb="4">
      <Flex align="center" gap="3" minH="9">
        <chakra.p fontFamily="heading" fontWeight="extrabold" fontSize="2xl" lineHeight="1.1">
          Level {level}
        </chakra.p>
        <div role="status">
          {risen && (
            <Badge tone="chalk" animationName="rise-in" animationDuration="slow">
              <Sparkles aria-hidden />
              Level Up!
            </Badge>
          )}
        </div>
      </Flex>
      {atTop ? (
        <chakra.p mt="2" color="fg.muted">
          Max level reached
        </chakra.p>
      ) : (
        <>
          <Flex justify="space-between" gap="3" mt="1" mb="2" fontSize="sm" color="fg.muted">
            <span>{reached}</span>
            <span>to Level {level + 1}</span>
          </Flex>
          <ProgressBar
            label={`Experience towards level ${level + 1}`}
            value={xp}
            max={xpToNextLevel}
            valueText={reached}
          />
        </>
      )}
    </Box>
  );
}
