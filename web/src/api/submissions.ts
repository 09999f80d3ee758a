import { uniqueKey } from '@/browser/unique-key';
import { ApiError } from './error';

export interface Submission<Content> {
  content: Content;
  /** The Idempotency-Key: with the same one the server answers the first result again. */
  key: string;
  /** Whose it is: nobody sends it for another. */
  account: number | undefined;
}

interface Accepted<Content, Answer> {
  /** What was accepted. It need not be what was submitted last. */
  sent: Content;
  answer: Answer;
}

/** Not signed in, or too often: turned away at the door, unread. This says nothing of an earlier attempt. */
const UNREAD = new Set([401, 429]);

function wasRead(error: unknown): boolean {
  return !(error instanceof ApiError && UNREAD.has(error.status));
}

/** A lost answer or a failing server leaves open whether it was accepted. */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/**
 * What must not be accepted twice. A submission whose outcome is unknown is sent again, as it was and
 * with its key, before anything else is: prices move by themselves, so that a second attempt seldom has
 * the content of the first, and under a new key would be a second bet. Kept while the app is open: who
 * leaves the page, or signs in again, and comes back to try again is still retrying.
 */
export class Submissions<Content> {
  readonly #undecided = new Set<Submission<Content>>();

  /** Sends nothing more once something left undecided turns out to be accepted. */
  async submit<Answer>(
    content: Content,
    account: number | undefined,
    send: (submission: Submission<Content>) => Promise<Answer>,
  ): Promise<Accepted<Content, Answer>> {
    for (const left of this.#undecided) {
      if (left.account !== account) continue;
      try {
        return await this.#send(left, send);
      } catch (error) {
        if (this.#undecided.has(left)) throw error;
      }
    }
    return this.#send({ content, key: uniqueKey(), account }, send);
  }

  async #send<Answer>(
    submission: Submission<Content>,
    send: (submission: Submission<Content>) => Promise<Answer>,
  ): Promise<Accepted<Content, Answer>> {
    try {
      const answer = await send(submission);
      this.#undecided.delete(submission);
      return { sent: submission.content, answer };
    } catch (error) {
      if (isUndecided(error)) this.#undecided.add(submission);
      else if (wasRead(error)) this.#undecided.delete(submission);
      throw error;
    }
  }
}
