import { TIERS } from '@/lib/tiers';
import type { Tier } from '@/lib/tiers';
import { Badge } from './Badge';

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
