import { ApiError, FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { showToast } from '@/state/toast';

/** Shows a toast that says what failed, with the server's own reason. */
export function showRefusal(title: string, error: unknown): void {
  const description = messageOf(error, FALLBACK_SENTENCE);
  showToast({ tone: 'error', title, description });
}

/** The session is valid, so the typed password is what was refused. */
const WRONG_PASSWORD = 403;

/** Returns the error of the password field; undefined when something else was refused. */
export function passwordProblem(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === WRONG_PASSWORD ? error.sentence : undefined;
}
