import { TIERS } from '@/domain/membership/tiers';
import type { Tier } from '@/domain/membership/tiers';
import { Badge } from '@/ui/elements/Badge';

const TONES = {
  basic: 'premium',
  pro: 'pro',
  elite: 'elite',
  vip: 'vip',
  ultimate: 'ultimate',
} as const satisfies Record<Tier['id'], unknown>;

/** The plan of a member, by name. */
export function TierBadge({ tier }: { tier: Tier['id'] }) {
  return <Badge tone={TONES[tier]}>{TIERS.find(({ id }) => id === tier)?.name}</Badge>;
}
