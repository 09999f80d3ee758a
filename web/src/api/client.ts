import createClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import { ApiError } from './error';
import type { paths } from './schema.gen';

/**
 * Position in the ledger of the last change made from this page. Reads ask for at least that
 * position, so that a player sees their own bet at once.
 */
let position: string | null = null;

const readOwnWrites: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET' && position !== null) request.headers.set('X-At-Least', position);
  },
  onResponse({ response }) {
    position = response.headers.get('X-Position') ?? position;
  },
};

const throwRefusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
  },
};

/**
 * The browsers' own words ('Failed to fetch') do not help a player. An aborted request keeps its own
 * error.
 */
function unanswered(error: unknown): never {
  throw error instanceof TypeError
    ? new Error('No connection to the server', { cause: error })
    : error;
}

export const api = createClient<paths>({
  baseUrl: globalThis.location.origin,
  // Looked up at each call: tests replace it after this module is loaded.
  fetch: (request) => globalThis.fetch(request).catch(unanswered),
});
// Responses pass the middleware from the end of the list.
api.use(throwRefusals, readOwnWrites);

/** Returns the data of a call. A refusal has thrown before, so the data is there. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
