import { Check, Lock } from 'lucide-react';
import { Badge } from '@/ui/elements/Badge';
import type { GuideState } from './guide-state';

const TONES = { read: 'win', premium: 'outline', begun: 'chalk', new: 'secondary' } as const;

/** How far a reader is in a guide. */
export function GuideBadge({ state: { kind, text } }: { state: GuideState }) {
  return (
    <Badge tone={TONES[kind]}>
      {kind === 'read' && <Check aria-hidden />}
      {kind === 'premium' && <Lock aria-hidden />}
      {text}
    </Badge>
  );
}
