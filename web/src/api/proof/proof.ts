import { ApiError } from '@/api/error';
import type { LogInfo } from '@/api/types';
import { textOf } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';
import { ConsistencyRefused } from '@/domain/proof/checks/history';

// All that the client asks of the log. What comes is text to be checked: nothing of it is believed.

const JSON_PATHS = '/api/proof';
const LOG_PATH = '/log/checkpoint';

async function get(path: string, cache: RequestCache = 'default'): Promise<Bytes> {
  const request = new Request(new URL(path, globalThis.location.origin), { cache });
  const response = await globalThis.fetch(request).catch((error: unknown) => {
    throw new Error('No connection to the server', { cause: error });
  });
  if (!response.ok) throw await ApiError.from(response);
  return new Uint8Array(await response.arrayBuffer());
}

const getText = async (path: string) => textOf(await get(path));

export async function fetchLogInfo(): Promise<LogInfo> {
  return JSON.parse(await getText(JSON_PATHS)) as LogInfo;
}

/** The newest checkpoint, from a cache that is a second old at most, or past all caches. */
export const fetchCheckpoint = (pastCaches = false) =>
  get(LOG_PATH, pastCaches ? 'reload' : 'default');

/** The newest checkpoint that a witness has signed as well. */
export const fetchWitnessedCheckpoint = () => get(`${LOG_PATH}.witnessed`);

/** A proof of each change of the log's key, one after the other. */
export const fetchKeyChanges = () => getText('/log/keys');

/** The receipt of an own bet. */
export const fetchReceipt = (bet: string) => getText(`${JSON_PATHS}/receipt/${bet}`);

/** The proof of one record: an own one, or one of a game or of the rules. */
export const fetchRecordProof = (position: string) => getText(`${JSON_PATHS}/record/${position}`);

/** Statuses below 500 with which a server puts a question off. */
const LATER = [408, 425, 429];

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !LATER.includes(error.status);

/** The hashes, in base64, that lead from one size of the log to a larger one. */
export async function fetchConsistency(older: bigint, newer: bigint): Promise<readonly string[]> {
  const path = `${JSON_PATHS}/consistency/${older}/${newer}`;
  const text = await getText(path).catch((error: unknown) => {
    throw isRefusal(error) ? new ConsistencyRefused((error as ApiError).sentence) : error;
  });
  const { hashes } = JSON.parse(text) as { hashes: readonly string[] };
  return hashes;
}

/** The record is written, and no checkpoint covers it yet. */
export function isWaiting(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}
