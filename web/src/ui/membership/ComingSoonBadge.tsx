import type { ComponentProps } from 'react';
import { isComingSoon } from '@/domain/membership/coming-soon';
import { Badge } from '@/ui/elements/Badge';

/** Beside a promise of what is not there yet; nothing beside one that is kept. */
export function ComingSoonBadge({ of, ...look }: { of: string } & ComponentProps<typeof Badge>) {
  return (
    isComingSoon(of) && (
      <Badge tone="secondary" {...look}>
        coming
      </Badge>
    )
  );
}
