/**
 * The Idempotency-Key of a submission. Sending the same content again, because no answer came, must
 * carry the same key, so that the server answers the first result instead of placing a second bet.
 * Other content, or the same content after a success, is a new submission.
 */
export class SubmissionKey {
  #content: string | undefined;
  #key = '';

  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) {
      this.#content = text;
      this.#key = crypto.randomUUID();
    }
    return this.#key;
  }

  succeeded(): void {
    this.#content = undefined;
  }
}
