import { ApiError, messageOf } from '@/api/error';
import { showToast } from '@/state/toast';

/** What did not happen, and the server's own sentence for why. */
export function showRefusal(title: string, error: unknown): void {
  const description = messageOf(error, 'Something went wrong. Please try again.');
  showToast({ tone: 'error', title, description });
}

/** Who asks is known: what is refused is the password that was typed. */
const WRONG_PASSWORD = 403;

/** What to say beside the password; undefined when something else was refused. */
export function passwordProblem(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === WRONG_PASSWORD ? error.sentence : undefined;
}
