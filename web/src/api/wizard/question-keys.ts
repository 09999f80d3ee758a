import { isUndecided } from '@/api/betting/submissions';
import { uniqueKey } from '@/browser/unique-key';

/**
 * The Idempotency-Keys of questions. One whose answer was lost may have been answered and counted: the
 * same person's same words are asked again under the same key, and count once.
 */
export class QuestionKeys {
  readonly #undecided = new Map<string, string>();

  keyFor(account: number | undefined, message: string): string {
    return this.#undecided.get(nameOf(account, message)) ?? uniqueKey();
  }

  /** Remembers the key of a question as long as its outcome is unknown. */
  settle(question: { account: number | undefined; message: string; key: string }, error?: unknown) {
    const name = nameOf(question.account, question.message);
    if (error !== undefined && isUndecided(error)) this.#undecided.set(name, question.key);
    else this.#undecided.delete(name);
  }
}

function nameOf(account: number | undefined, message: string): string {
  return `${account} ${message}`;
}
