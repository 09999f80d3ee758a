import { Flex } from '@chakra-ui/react';
import { TIERS } from '@/domain/membership/tiers';
import { SourceBadge, SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { TierBadge } from '@/ui/membership/TierBadge';
import { Samples } from './Samples';

const TONES = ['default', 'secondary', 'destructive', 'outline'] as const;
const STATES = ['chalk', 'win', 'loss', 'warn', 'info'] as const;

export function BadgeSamples() {
  return (
    <Samples title="Badges">
      <Flex wrap="wrap" gap="3">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Flex>
      <Flex wrap="wrap" gap="3">
        <Badge tone="premium">Premium</Badge>
        {TIERS.map(({ id }) => (
          <TierBadge key={id} tier={id} />
        ))}
      </Flex>
      <Flex wrap="wrap" gap="3">
        {STATES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <SourceBadge source="simulated" />
        <SourceBadge source="replay" />
        <SourceLabel source="simulated" />
      </Flex>
    </Samples>
  );
}
