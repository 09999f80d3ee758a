/** An answer that is not OK. Its message is 'STATUS: body', with the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number;
  /** The body alone: one plain sentence for a person, unless it is JSON. */
  readonly sentence: string;
  /** The parsed body when its type is JSON, else undefined. */
  readonly body: unknown;
  /** After how many seconds to ask again, where the answer says so. */
  readonly retryAfterS: number | undefined;

  constructor(status: number, sentence: string, body?: unknown, retryAfterS?: number) {
    super(`${status}: ${sentence}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }

  static async from(response: Response): Promise<ApiError> {
    const text = (await response.text()) || response.statusText;
    const body = isJson(response) ? parsed(text) : undefined;
    const retryAfterS = Number(response.headers.get('Retry-After')) || undefined;
    return new ApiError(response.status, text, body, retryAfterS);
  }
}

/** Shown where no answer came, or one without a sentence. */
export const FALLBACK_SENTENCE = 'Something went wrong. Please try again.';

/** Returns the text to show: the sentence of an answer, the message of any other error, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.sentence || fallback;
  return (error instanceof Error && error.message) || fallback;
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
