import { base64, concat, demand, fromBase64, hex, textOf, utf8 } from './bytes';
import type { Bytes } from './bytes';
import { isKey, verifySignature } from './ed25519';
import { sha256 } from './sha256';

// Signed notes (C2SP signed-note), read as strictly as they are written: one text has one form.

/** A note is a few hundred bytes; a larger one would only keep the browser busy. */
const NOTE_BYTES_MAX = 64 * 1024;
const SIGNATURES_MAX = 32;
const LOG_SIGNATURE = 1;
/** Of a witness, over a time and the note's text (C2SP tlog-cosignature). */
const COSIGNATURE = 4;
const COSIGNATURE_BYTES = 8 + 64;

export interface NoteKey {
  name: string;
  /** The first 4 bytes of a hash of name and key, in hexadecimal digits. */
  id: string;
  publicKey: Bytes;
  /** As it is handed on. */
  vkey: string;
  /** Of a key after another: the record since which checkpoints have to have its signature. */
  since?: bigint;
}

/** The signature of a witness: that it has seen this, and nothing that contradicts it. */
export interface Cosignature {
  witness: NoteKey;
  /** Seconds since 1970, by the clock of the witness. */
  time: bigint;
}

export interface SignedNote {
  /** What is signed: it ends with a newline. */
  text: string;
  signedBy: readonly NoteKey[];
  /** Each witness once, at its newest time. */
  cosigned: readonly Cosignature[];
  /** Lines of keys that the reader does not know: they prove nothing, and break nothing. */
  unknownSignatures: number;
}

/** Names have no plus and no space of any script. */
const NAME = /^[^\s\u0085+]+$/u;

function idOf(name: string, algorithmAndKey: Bytes): string {
  return hex(sha256(concat(utf8(`${name}\n`), algorithmAndKey)).subarray(0, 4));
}

/** The key of a log with this name. */
export function keyNamed(name: string, publicKey: Bytes): NoteKey {
  const algorithmAndKey = concat(Uint8Array.of(LOG_SIGNATURE), publicKey);
  const id = idOf(name, algorithmAndKey);
  demand(NAME.test(name), 'The log has a name with a space or a plus sign.');
  demand(isKey(publicKey), 'The key is not one that only its owner can sign with.');
  return { name, id, publicKey, vkey: `${name}+${id}+${base64(algorithmAndKey)}` };
}

function readKey(vkey: string, algorithm: number, owner: string): NoteKey {
  const [, name = '', id = '', key = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey) ?? [];
  demand(NAME.test(name), 'This is not a key: it reads NAME+ID+KEY.');
  const algorithmAndKey = fromBase64(key);
  const publicKey = algorithmAndKey.slice(1);
  demand(algorithmAndKey[0] === algorithm, `The key is not an Ed25519 key of a ${owner}.`);
  demand(idOf(name, algorithmAndKey) === id, 'The id of the key does not belong to it.');
  demand(isKey(publicKey), 'The key is not one that only its owner can sign with.');
  return { name, id, publicKey, vkey };
}

/** Reads a log's key as it is handed on: name, id and key, joined by plus signs. */
export const keyOf = (vkey: string) => readKey(vkey, LOG_SIGNATURE, 'log');

/** Reads a witness's key. It is never one of a log: what it signs is another text. */
export const witnessKeyOf = (vkey: string) => readKey(vkey, COSIGNATURE, 'witness');

interface SignatureLine {
  name: string;
  id: string;
  signature: Bytes;
}

function readSignature(line: string): SignatureLine {
  const [, name = '', encoded = ''] = /^\u2014 ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
  demand(NAME.test(name), 'A signature line does not have the form of one.');
  const bytes = fromBase64(encoded);
  demand(bytes.length > 4, 'A signature is too short.');
  return { name, id: hex(bytes.subarray(0, 4)), signature: bytes.slice(4) };
}

/** The text of the note, and its lines of signatures: the last empty line parts them. */
function split(note: Bytes): { text: string; lines: string[] } {
  demand(note.length <= NOTE_BYTES_MAX, 'The note is too long.');
  demand(!note.some((byte) => byte < 0x20 && byte !== 0x0a), 'The note has control characters.');
  const whole = textOf(note);
  const gap = whole.lastIndexOf('\n\n');
  demand(gap > 0 && whole.endsWith('\n'), 'The note does not end with signatures.');
  const lines = whole.slice(gap + 2, -1).split('\n');
  demand(lines.length <= SIGNATURES_MAX, 'The note has too many signatures.');
  return { text: whole.slice(0, gap + 1), lines };
}

async function demandSigned(key: NoteKey, signature: Bytes, message: string): Promise<void> {
  const isGood = await verifySignature(key.publicKey, signature, utf8(message));
  demand(isGood, `The signature of ${key.name} is false.`);
}

/** The time in the line is the one that is signed. */
async function cosignedBy(witness: NoteKey, bytes: Bytes, text: string): Promise<Cosignature> {
  demand(bytes.length === COSIGNATURE_BYTES, `The signature of ${witness.name} is false.`);
  const time = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  demand(time < 2n ** 63n, `The signature of ${witness.name} is of an impossible time.`);
  await demandSigned(witness, bytes.slice(8), `cosignature/v1\ntime ${time}\n${text}`);
  return { witness, time };
}

const isOf =
  ({ name, id }: SignatureLine) =>
  (key: NoteKey) =>
    key.name === name && key.id === id;

/**
 * Opens a note that one of the keys has signed; a witness alone does not do. The bad signature of a known
 * key refuses it, even beside a good one.
 */
export async function openNote(
  note: Bytes,
  keys: readonly NoteKey[],
  witnesses: readonly NoteKey[] = [],
): Promise<SignedNote> {
  const { text, lines } = split(note);
  const signedBy: NoteKey[] = [];
  const cosigned = new Map<string, Cosignature>();
  let unknownSignatures = 0;
  for (const line of lines.map(readSignature)) {
    const key = keys.find(isOf(line));
    const witness = witnesses.find(isOf(line));
    if (key) {
      await demandSigned(key, line.signature, text);
      signedBy.push(key);
    } else if (witness) {
      const found = await cosignedBy(witness, line.signature, text);
      const before = cosigned.get(witness.vkey);
      if (!before || before.time < found.time) cosigned.set(witness.vkey, found);
    } else {
      ++unknownSignatures;
    }
  }
  demand(signedBy.length > 0, 'No key that you trust has signed this.');
  return { text, signedBy, cosigned: [...cosigned.values()], unknownSignatures };
}
