import layout from '@/../../schemas/events/layout.json';
import { base64, concat, hex, utf8 } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';
import { crc32 } from '@/domain/proof/crc32';
import type { Posting } from '@/domain/proof/record';
import { sha256 } from '@/domain/proof/sha256';
import { leafHash, nodeHash } from '@/domain/proof/tree';

// A log of the tests' own: records as the server stores them, under checkpoints that a key of the test
// has signed. It writes what the client only reads.

type Form = string | Record<string, unknown>;
type Fields = Record<string, unknown>;
const NUMBERS: Record<string, [bytes: number, signed: boolean]> = {
  u8: [1, false],
  u16: [2, false],
  u32: [4, false],
  i32: [4, true],
  u64: [8, false],
  i64: [8, true],
  time: [8, true],
};

function number(form: string, value: unknown): Bytes {
  const [bytes, signed] = NUMBERS[form] ?? [1, false];
  const whole = BigInt(value as number | bigint);
  if (!signed && whole < 0n) throw new Error('below 0');
  let rest = BigInt.asUintN(8 * bytes, whole);
  return Uint8Array.from({ length: bytes }, () => {
    const byte = Number(rest & 255n);
    rest >>= 8n;
    return byte;
  });
}

function encodePlain(form: string, value: unknown): Bytes {
  if (form === 'bool') return Uint8Array.of(value ? 1 : 0);
  if (form === 'game') return number('u64', BigInt(`0x${value as string}`));
  if (form !== 'string') return number(form, value);
  const text = utf8(value as string);
  return concat(number('u16', text.length), text);
}

function encode(form: Form, value: unknown): Bytes {
  if (typeof form === 'string') return encodePlain(form, value);
  if (form['enum']) return number('u8', (form['enum'] as string[]).indexOf(value as string) + 1);
  if (form['bytes']) return (value as Bytes | undefined) ?? new Uint8Array(form['bytes'] as number);
  if (form['struct']) return encodeStruct(form['struct'] as Fields[], value as Fields);
  if (form['list']) {
    const items = value as unknown[];
    return concat(
      number('u8', items.length),
      ...items.map((one) => encode(form['list'] as Form, one)),
    );
  }
  const given = value === undefined ? null : value;
  return given === null
    ? Uint8Array.of(0)
    : concat(Uint8Array.of(1), encode(form['optional'] as Form, given));
}

function encodeStruct(fields: readonly Fields[], value: Fields): Bytes {
  const parts = fields.flatMap((field) => Object.entries(field));
  return concat(...parts.map(([name, form]) => encode(form as Form, value[name])));
}

const STREAMS = ['account', 'game', 'ledger'];
const ACCOUNTS = ['player', 'held', 'house', 'grants'];

export interface RecordMeta {
  time: bigint;
  causedBy?: bigint;
  postings?: readonly Posting[];
  stream?: string;
  streamId?: bigint;
}

function encodeRecord(event: string, position: bigint, fields: Fields, meta: RecordMeta): Bytes {
  const known = layout.filter((entry) => entry.event === event).at(-1);
  if (!known) throw new Error(`no event ${event}`);
  const { time, causedBy = 0n, postings = [], stream = 'game', streamId = 0n } = meta;
  const body = concat(
    // With a salt, as the server writes them since framing 2.
    number('u16', known.type | 0x8000),
    number('u16', known.version),
    number('u64', position),
    number('time', time),
    number('u8', STREAMS.indexOf(stream) + 1),
    number('u64', streamId),
    number('u64', 0n),
    number('u64', causedBy),
    number('u8', postings.length),
    ...postings.flatMap(({ kind, account, amount }) => [
      number('u8', ACCOUNTS.indexOf(kind) + 1),
      number('u64', account),
      number('i64', amount),
    ]),
    encodeStruct(known.fields, fields),
    sha256(utf8(`salt ${position}`)).subarray(0, 16),
  );
  return concat(body, number('u32', crc32(body)));
}

/** The largest power of two below the number. */
function split(count: number): number {
  let half = 1;
  while (2 * half < count) half *= 2;
  return half;
}

function rootOf(leaves: readonly Bytes[]): Bytes {
  const [first] = leaves;
  if (!first) return sha256(new Uint8Array());
  if (leaves.length === 1) return first;
  const half = split(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

function pathOf(leaves: readonly Bytes[], index: number): Bytes[] {
  if (leaves.length <= 1) return [];
  const half = split(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return index < half
    ? [...pathOf(left, index), rootOf(right)]
    : [...pathOf(right, index - half), rootOf(left)];
}

/** RFC 6962, section 2.1.2. */
function consistency(leaves: readonly Bytes[], older: number, isWhole: boolean): Bytes[] {
  if (older === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const half = split(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return older <= half
    ? [...consistency(left, older, isWhole), rootOf(right)]
    : [...consistency(right, older - half, false), rootOf(left)];
}

/** A key of a log, or of a witness, with which a test signs. */
export class TestKey {
  readonly vkey: string;
  readonly publicKey: Bytes;
  readonly #origin: string;
  readonly #key: CryptoKey;
  readonly #id: Bytes;

  private constructor(origin: string, key: CryptoKey, publicKey: Bytes, algorithm: number) {
    const typed = concat(Uint8Array.of(algorithm), publicKey);
    this.publicKey = publicKey;
    this.#origin = origin;
    this.#key = key;
    this.#id = sha256(concat(utf8(`${origin}\n`), typed)).slice(0, 4);
    this.vkey = `${origin}+${hex(this.#id)}+${base64(typed)}`;
  }

  static async create(origin: string, algorithm = 1): Promise<TestKey> {
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const { privateKey, publicKey } = pair;
    const raw = await crypto.subtle.exportKey('raw', publicKey);
    return new TestKey(origin, privateKey, new Uint8Array(raw), algorithm);
  }

  /** A witness, which signs with `cosigned`. */
  static witness = (name: string) => TestKey.create(name, 4);

  /** The note with this witness's line at its end. */
  async cosigned(note: string, seconds: number): Promise<string> {
    const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
    const signature = await this.sign(`cosignature/v1\ntime ${seconds}\n${text}`);
    const time = new Uint8Array(8);
    new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
    return `${note}\u2014 ${this.#origin} ${base64(concat(this.#id, time, signature))}\n`;
  }

  async sign(text: string): Promise<Bytes> {
    return new Uint8Array(await crypto.subtle.sign('Ed25519', this.#key, utf8(text)));
  }

  async line(text: string): Promise<string> {
    return `\u2014 ${this.#origin} ${base64(concat(this.#id, await this.sign(text)))}\n`;
  }
}

export class TestLog {
  readonly #origin: string;
  /** All that sign; the last is in force. */
  keys: readonly TestKey[];
  records: Bytes[] = [];

  private constructor(origin: string, key: TestKey) {
    this.#origin = origin;
    this.keys = [key];
  }

  static async create(origin = 'test.example/log'): Promise<TestLog> {
    return new TestLog(origin, await TestKey.create(origin));
  }

  get #key(): TestKey {
    const key = this.keys.at(-1);
    if (!key) throw new Error('no key');
    return key;
  }

  get vkey(): string {
    return this.#key.vkey;
  }

  /** A new key signs beside the one before it; returns the proof of that. `signed`: what each signs. */
  async rotate(time: bigint, signed?: string): Promise<string> {
    const [before, now] = [this.#key, await TestKey.create(this.#origin)];
    const [size, root] = [this.records.length, rootOf(this.#leaves(this.records.length))];
    const text = `chalkline/key-rotation/v1\n${this.#origin}\n${size}\n${base64(root)}\n${before.vkey}\n${now.vkey}\n`;
    const position = this.add(
      'LogKeyAdopted',
      {
        cause: 'rotated',
        origin: this.#origin,
        key: now.publicKey,
        before: { origin: this.#origin, key: before.publicKey, size, root },
        signatures: { before: await before.sign(signed ?? text), now: await now.sign(text) },
      },
      { time, stream: 'ledger' },
    );
    this.keys = [before, now];
    return this.proof(position);
  }

  /** From now on the new key signs alone. */
  endRotation(): void {
    this.keys = [this.#key];
  }

  /** Returns the position of the new record. */
  add(event: string, fields: Fields, meta: RecordMeta): bigint {
    const position = BigInt(this.records.length + 1);
    this.records.push(encodeRecord(event, position, fields, meta));
    return position;
  }

  #leaves = (size: number) => this.records.slice(0, size).map(leafHash);

  async checkpoint(size = this.records.length): Promise<string> {
    const text = `${this.#origin}\n${size}\n${base64(rootOf(this.#leaves(size)))}\n`;
    const lines = await Promise.all(this.keys.map((key) => key.line(text)));
    return `${text}\n${lines.join('')}`;
  }

  async proof(position: bigint | number, size = this.records.length): Promise<string> {
    const index = Number(position) - 1;
    const record = this.records[index] ?? new Uint8Array();
    const path = pathOf(this.#leaves(size), index).map((hash) => `${base64(hash)}\n`);
    return `c2sp.org/tlog-proof@v1\nextra ${base64(record)}\nindex ${index}\n${path.join('')}\n${await this.checkpoint(size)}`;
  }

  async receipt(positions: readonly (bigint | number)[], size = this.records.length) {
    const proofs = await Promise.all(
      positions.map(async (position) => ({
        role: 'record',
        proof: await this.proof(position, size),
      })),
    );
    return JSON.stringify({ format: 'chalkline-receipt@v1', proofs });
  }

  consistency(older: number, newer: number): string[] {
    return consistency(this.#leaves(newer), older, true).map(base64);
  }
}
