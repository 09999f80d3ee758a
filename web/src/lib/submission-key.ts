/**
 * The Idempotency-Key of each submission whose outcome is not known. Sending the same content again,
 * because no answer came, must carry the same key, so that the server answers the first result instead
 * of placing a second bet. Other content, or the same content after an answer, is a new submission.
 */
export class SubmissionKeys {
  readonly #keys = new Map<string, string>();

  for(content: unknown): string {
    const text = JSON.stringify(content);
    const key = this.#keys.get(text) ?? crypto.randomUUID();
    this.#keys.set(text, key);
    return key;
  }

  answered(content: unknown): void {
    this.#keys.delete(JSON.stringify(content));
  }
}
