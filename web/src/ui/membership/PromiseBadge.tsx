import type { ComponentProps } from 'react';
import { isComingSoon } from '@/domain/membership/coming-soon';
import { Badge } from '@/ui/elements/Badge';

/** Marks a promised feature that does not exist yet; empty for one that does. */
export function ComingSoonBadge({ of, ...look }: { of: string } & ComponentProps<typeof Badge>) {
  return (
    isComingSoon(of) && (
      <Badge tone="secondary" {...look}>
        coming
      </Badge>
    )
  );
}
