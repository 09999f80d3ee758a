import { fromBase64 } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';

// Whole ledgers that verify (tests/golden/logs): their records, each behind its length.
const files = import.meta.glob<string>('../../../tests/golden/logs/*.bin', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

function recordsOf(file: Bytes): Bytes[] {
  const view = new DataView(file.buffer);
  const records: Bytes[] = [];
  for (let at = 0; at < file.length;) {
    const end = at + 4 + view.getUint32(at, true);
    records.push(file.slice(at + 4, end));
    at = end;
  }
  return records;
}

export const goldenLogs = Object.entries(files).map(([path, address]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  records: recordsOf(fromBase64(address.slice(address.indexOf(',') + 1))),
}));
