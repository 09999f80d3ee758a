import { expect, it } from 'vitest';
import { goldenRecords } from '@/test/golden-records';
import { concat, hex } from './bytes';
import type { Bytes } from './bytes';
import { crc32 } from './crc32';
import { decodeRecord } from './record';
import type { Value } from './record';

const MICROSECONDS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z$/;

/** A decoded value in the form of the golden meanings, but for times. */
function plain(value: Value): unknown {
  if (typeof value === 'bigint') return Number(value);
  // The first figures of players were five bytes, which the meanings list as numbers.
  if (value instanceof Uint8Array) return value.length === 5 ? [...value] : hex(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

/** Times of the meanings as the microseconds that are stored. */
const withTimes = (meaning: unknown) =>
  JSON.parse(JSON.stringify(meaning), (_, value: unknown) => {
    const [, seconds, micros] = MICROSECONDS.exec(String(value)) ?? [];
    return seconds ? Date.parse(`${seconds}Z`) * 1000 + Number(micros) : value;
  }) as Record<string, unknown>;

function goldenRecord(name: string): Bytes {
  const golden = goldenRecords.find((record) => record.name === name);
  return golden?.bytes ?? new Uint8Array();
}

/** With a checksum that fits what was changed. */
function sealed(body: Uint8Array): Bytes {
  const checksum = new DataView(new ArrayBuffer(4));
  checksum.setUint32(0, crc32(body), true);
  return concat(body, new Uint8Array(checksum.buffer));
}

function changed(record: Bytes, at: number, byte: number): Bytes {
  const body = record.slice(0, -4);
  body[at] = byte;
  return sealed(body);
}

it.each(goldenRecords)('reads a stored $name', ({ bytes, meaning }) => {
  const { event, version, position, time, postings, fields, ...links } = decodeRecord(bytes);
  const { stream, ...rest } = withTimes(meaning);
  expect(rest).toEqual({
    position: Number(position),
    time: Number(time),
    type: event,
    version,
    previousInStream: Number(links.previousInStream),
    causedBy: Number(links.causedBy),
    postings: postings.map(({ account, ...posting }) => ({
      ...(plain({ ...posting }) as object),
      account: Number(account),
    })),
    event: plain(fields),
  });
  expect(stream).toContain(links.stream);
});

it('reads the same behind a salt', () => {
  const record = goldenRecord('BetPlaced.v4');
  const body = record.slice(0, -4);
  body[1] = (body[1] ?? 0) | 0x80;
  const salted = sealed(concat(body, new Uint8Array(16).fill(7)));
  expect(decodeRecord(salted)).toEqual(decodeRecord(record));
  expect(() => decodeRecord(sealed(body))).toThrow('cut short');
});

it('takes the one encoding of a record alone', () => {
  const record = goldenRecord('CoinsGranted.v1');
  const body = record.slice(0, -4);
  expect(() => decodeRecord(body)).toThrow('checksum');
  expect(() => decodeRecord(new Uint8Array(5))).toThrow('cut short');
  expect(() => decodeRecord(sealed(concat(body, Uint8Array.of(0))))).toThrow('bytes behind');
  expect(() => decodeRecord(sealed(body.slice(0, -1)))).toThrow('cut short');
  // The last byte of the event is the reason of the grant, its first two are its kind.
  expect(() => decodeRecord(changed(record, body.length - 1, 200))).toThrow('does not exist');
  expect(() => decodeRecord(changed(record, 0, 250))).toThrow('does not know');
  const statistics = goldenRecord('StatisticsRecorded.v2');
  const isSimulated = 2 + 2 + 8 + 8 + 1 + 8 + 8 + 8 + 1 + 8;
  expect(() => decodeRecord(changed(statistics, isSimulated, 2))).toThrow('neither 0 nor 1');
});

it('finds postings that do not sum to 0', () => {
  const record = goldenRecord('CoinsGranted.v1');
  const firstAmount = 2 + 2 + 8 + 8 + 1 + 8 + 8 + 8 + 1 + 1 + 8;
  expect(() => decodeRecord(changed(record, firstAmount, 1))).toThrow('do not sum to 0');
});
