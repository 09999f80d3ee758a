import { Clock } from 'lucide-react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card } from '@/ui/layout/Card';

/** Stands in place of a view that the hub does not have yet, and says which are there. */
export function ComingSoon({ title, there }: { title: string; there: string }) {
  return (
    <Card aria-label={title}>
      <EmptyState
        icon={Clock}
        title={`${title} coming soon`}
        text={`This part of the hub is not there yet. ${there}`}
      />
    </Card>
  );
}
