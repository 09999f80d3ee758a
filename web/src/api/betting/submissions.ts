import { ApiError } from '@/api/error';
import { uniqueKey } from '@/browser/unique-key';

export interface Submission<Content> {
  content: Content;
  /** The Idempotency-Key: with the same one the server answers the first result again. */
  key: string;
  /** The account that submitted it: it is never sent for another. */
  account: string | undefined;
}

interface Accepted<Content, Answer> {
  /** The accepted content. It need not be the one submitted last. */
  sent: Content;
  answer: Answer;
}

/**
 * Not signed in, or too often: the server refuses before it reads the request. This says nothing of
 * an earlier attempt.
 */
const UNREAD = new Set([401, 429]);

function wasRead(error: unknown): boolean {
  return !(error instanceof ApiError && UNREAD.has(error.status));
}

/** A lost answer or a failing server leaves open whether it was accepted. */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/**
 * Sends content that must not be accepted twice. A submission whose outcome is unknown is sent again,
 * with its content and its key, before anything new: prices move by themselves, so a second attempt
 * seldom has the content of the first, and under a new key would be a second bet. The queue lives as
 * long as the app, so leaving the page or signing in again does not lose it.
 */
export class Submissions<Content> {
  readonly #undecided = new Set<Submission<Content>>();

  /**
   * Submits the undecided content first. Once that turns out to be accepted, the new content is not
   * sent.
   */
  async submit<Answer>(
    content: Content,
    account: string | undefined,
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
