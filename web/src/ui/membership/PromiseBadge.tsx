import type { ComponentProps } from 'react';
import type { PromiseState } from '@/domain/membership/promises';
import { Badge } from '@/ui/elements/Badge';

/** Marks a promised feature that does not exist; empty for one that does. */
export function PromiseBadge({
  state,
  ...look
}: { state: PromiseState } & ComponentProps<typeof Badge>) {
  return (
    state !== 'kept' && (
      <Badge tone="secondary" {...look}>
        {state === 'coming' ? 'coming' : 'in name only'}
      </Badge>
    )
  );
}
