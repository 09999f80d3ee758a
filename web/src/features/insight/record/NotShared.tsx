import { EyeOff } from 'lucide-react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card } from '@/ui/layout/Card';

/** In place of what a learner keeps to themselves: not shared is no 0. */
export function NotShared({ what }: { what: string }) {
  return (
    <Card>
      <EmptyState
        icon={EyeOff}
        title="Not shared"
        text={`The learner does not share ${what} with the class.`}
      />
    </Card>
  );
}
