import type { ComponentProps } from 'react';
import type { PromiseState } from '@/domain/membership/promises';
import { Badge } from '@/ui/elements/Badge';

const WORDS = {
  'for everybody': 'in every plan',
  coming: 'coming',
  'name alone': 'in name only',
};

/** Marks a promised feature that is not there, or not there for the plan alone; else empty. */
export function PromiseBadge({
  state,
  ...look
}: { state: PromiseState } & ComponentProps<typeof Badge>) {
  return (
    state !== 'kept' && (
      <Badge tone="secondary" {...look}>
        {WORDS[state]}
      </Badge>
    )
  );
}
