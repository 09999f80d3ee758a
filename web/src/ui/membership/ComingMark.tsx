import type { ComponentProps } from 'react';
import { isComing } from '@/domain/membership/coming';
import { Badge } from '@/ui/elements/Badge';

/** Beside a promise of what is not there yet; nothing beside one that is kept. */
export function ComingMark({ of, ...look }: { of: string } & ComponentProps<typeof Badge>) {
  return (
    isComing(of) && (
      <Badge tone="secondary" {...look}>
        coming
      </Badge>
    )
  );
}
