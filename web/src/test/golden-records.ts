import { fromBase64 } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';

// One stored record of every event version, and what it means (tests/golden).
const records = import.meta.glob<string>('../../../tests/golden/*.bin', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const meanings = import.meta.glob<Record<string, unknown>>('../../../tests/golden/*.json', {
  import: 'default',
  eager: true,
});

export interface GoldenRecord {
  /** Such as 'BetPlaced.v4'. */
  name: string;
  bytes: Bytes;
  meaning: Record<string, unknown>;
}

export const goldenRecords: readonly GoldenRecord[] = Object.entries(records).map(
  ([path, address]) => ({
    name: path.slice(path.lastIndexOf('/') + 1, -'.bin'.length),
    bytes: fromBase64(address.slice(address.indexOf(',') + 1)),
    meaning: meanings[path.replace(/bin$/, 'json')] ?? {},
  }),
);
