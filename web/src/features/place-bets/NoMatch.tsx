import { SearchX } from 'lucide-react';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';

/** The filter leaves no game. */
export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No games match the filter"
      action={
        <Button variant="outline" size="sm" onClick={onShowAll}>
          Show all games
        </Button>
      }
    />
  );
}
