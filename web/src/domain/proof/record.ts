import layout from '@/../../schemas/events/layout.json';
import { demand, textOf } from './bytes';
import type { Bytes } from './bytes';
import { crc32 } from './crc32';

// The stored bytes of a record, read as docs/LOG_FORMAT.md and schemas/events/layout.json describe them.

type Form =
  | string
  | { enum: string[] }
  | { optional: Form }
  | { list: Form }
  | { struct: Field[] }
  | { bytes: number };
type Field = Record<string, Form>;
interface EventLayout {
  type: number;
  event: string;
  version: number;
  fields: Field[];
}
const LAYOUTS = layout as unknown as EventLayout[];

const CHECKSUM_BYTES = 4;
const SALT_BYTES = 16;
/** The bit of the stored type that says that the record has a salt. */
const SALTED = 0x8000;
const STREAMS = ['account', 'game', 'ledger'];
const LEDGER_ACCOUNTS = ['player', 'held', 'house', 'grants'];

/** 64-bit numbers are bigint, smaller ones number; a game is 16 hexadecimal digits. */
export type Value =
  | bigint
  | number
  | boolean
  | string
  | Bytes
  | null
  | readonly Value[]
  | { readonly [name: string]: Value };

export interface Posting {
  kind: string;
  account: bigint;
  amount: bigint;
}

export interface LogRecord {
  /** The name of the event, such as 'BetPlaced'. */
  event: string;
  version: number;
  position: bigint;
  /** Microseconds since 1970. */
  time: bigint;
  stream: string;
  streamId: bigint;
  previousInStream: bigint;
  causedBy: bigint;
  postings: readonly Posting[];
  fields: Readonly<Record<string, Value>>;
}

class Reader {
  readonly #bytes: Bytes;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(count: number): Bytes {
    const from = this.#at;
    demand(from + count <= this.#bytes.length, 'The record is cut short.');
    this.#at += count;
    return this.#bytes.slice(from, this.#at);
  }

  /** Where the next `count` bytes begin. */
  #skip(count: number): number {
    this.take(count);
    return this.#at - count;
  }

  u8 = () => this.#view.getUint8(this.#skip(1));
  u16 = () => this.#view.getUint16(this.#skip(2), true);
  u32 = () => this.#view.getUint32(this.#skip(4), true);
  i32 = () => this.#view.getInt32(this.#skip(4), true);
  u64 = () => this.#view.getBigUint64(this.#skip(8), true);
  i64 = () => this.#view.getBigInt64(this.#skip(8), true);

  bool(): boolean {
    const byte = this.u8();
    demand(byte <= 1, 'The record has a truth value that is neither 0 nor 1.');
    return byte === 1;
  }

  word(words: readonly string[]): string {
    const word = words[this.u8() - 1];
    demand(word !== undefined, 'The record has a word that does not exist.');
    return word;
  }

  string = () => textOf(this.take(this.u16()));
  game = () => this.u64().toString(16).padStart(16, '0');

  end(): void {
    demand(this.#at === this.#bytes.length, 'The record has bytes behind its event.');
  }
}

function plainValue(reader: Reader, form: string): Value {
  switch (form) {
    case 'u8':
    case 'u16':
    case 'u32':
    case 'i32':
    case 'u64':
    case 'i64':
    case 'bool':
    case 'string':
    case 'game':
      return reader[form]();
    case 'time':
      return reader.i64();
    default:
      throw new Error(`No reader for the form ${form}.`);
  }
}

function valueOf(reader: Reader, form: Form): Value {
  if (typeof form === 'string') return plainValue(reader, form);
  if ('enum' in form) return reader.word(form.enum);
  if ('bytes' in form) return reader.take(form.bytes);
  if ('optional' in form) return reader.bool() ? valueOf(reader, form.optional) : null;
  if ('struct' in form) return structOf(reader, form.struct);
  return Array.from({ length: reader.u8() }, () => valueOf(reader, form.list));
}

function structOf(reader: Reader, fields: readonly Field[]): Record<string, Value> {
  const entries = fields.flatMap((field) => Object.entries(field));
  return Object.fromEntries(entries.map(([name, form]) => [name, valueOf(reader, form)]));
}

function postingOf(reader: Reader): Posting {
  return { kind: reader.word(LEDGER_ACCOUNTS), account: reader.u64(), amount: reader.i64() };
}

function postingsOf(reader: Reader): Posting[] {
  const postings = Array.from({ length: reader.u8() }, () => postingOf(reader));
  const sum = postings.reduce((total, { amount }) => total + amount, 0n);
  demand(sum === 0n, 'The postings of the record do not sum to 0.');
  return postings;
}

function layoutOf(type: number, version: number): EventLayout {
  const known = LAYOUTS.find((entry) => entry.type === type && entry.version === version);
  demand(known !== undefined, 'The record is of a kind that this page does not know.');
  return known;
}

/** The bytes between the start of a record and what stands behind its event. */
function bodyOf(record: Bytes): Bytes {
  const end = record.length - CHECKSUM_BYTES;
  demand(end > 2, 'The record is cut short.');
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
  const isWhole = view.getUint32(end, true) === crc32(record.subarray(0, end));
  demand(isWhole, 'The checksum of the record is false.');
  const isSalted = (view.getUint16(0, true) & SALTED) !== 0;
  return record.slice(0, isSalted ? Math.max(end - SALT_BYTES, 0) : end);
}

/** Reads a stored record. Its one encoding alone is taken. */
export function decodeRecord(record: Bytes): LogRecord {
  const reader = new Reader(bodyOf(record));
  const type = reader.u16() & ~SALTED;
  const known = layoutOf(type, reader.u16());
  const head = {
    event: known.event,
    version: known.version,
    position: reader.u64(),
    time: reader.i64(),
    stream: reader.word(STREAMS),
    streamId: reader.u64(),
    previousInStream: reader.u64(),
    causedBy: reader.u64(),
    postings: postingsOf(reader),
  };
  const fields = structOf(reader, known.fields);
  reader.end();
  return { ...head, fields };
}
