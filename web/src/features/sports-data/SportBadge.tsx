import type { Sport } from '@/api/types';
import { Badge } from '@/ui/elements/Badge';

export function SportBadge({ sport }: { sport: Sport }) {
  return <Badge tone="outline">{sport.toUpperCase()}</Badge>;
}
