import { ApiError } from '@/api/error';
import { messageOf } from '@/lib/message';
import { showToast } from '@/ui/toast';

/** What did not happen, and the server's own sentence for why. */
export function showRefusal(title: string, error: unknown): void {
  const description =
    error instanceof ApiError
      ? error.sentence
      : messageOf(error, 'Something went wrong. Please try again.');
  showToast({ tone: 'error', title, description });
}
