import { SearchX } from 'lucide-react';
import { ApiError } from '@/api/error';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface RefusedProps {
  error: Error;
  onRetry: () => void;
}

/** Why there is nothing: the server's sentence where the question was wrong, or that it could not be asked. */
export function Refused({ error, onRetry }: RefusedProps) {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) {
    return (
      <div role="alert">
        <EmptyState icon={SearchX} title={error.sentence} />
      </div>
    );
  }
  const message =
    error instanceof ApiError && error.status === 429
      ? error.sentence
      : 'The ledger could not be read.';
  return <ErrorState message={message} onRetry={onRetry} />;
}
