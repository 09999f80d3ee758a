import { ApiError } from '@/api/error';

/** True for a refusal of the link itself, by the word of the server's sentence. */
export function isAboutLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && /link/i.test(error.sentence);
}
