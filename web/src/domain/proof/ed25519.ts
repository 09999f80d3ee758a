import { concat, isEqual } from './bytes';
import type { Bytes } from './bytes';
import { sha512 } from './sha512';

// Checks Ed25519 signatures (RFC 8032) and makes none, so nothing here is secret and no step needs to
// take the same time as another. WebCrypto checks where the browser has it: Safari 17, Firefox 129,
// Chrome 137, none of them over plain HTTP. What browsers differ in is decided before by isStrict.
const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

function mod(a: bigint): bigint {
  const rest = a % P;
  return rest < 0n ? rest + P : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

const D = mod(-121665n * power(121666n, P - 2n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** Extended coordinates: x = X/Z, y = Y/Z, T = XY/Z. */
type Point = readonly [X: bigint, Y: bigint, Z: bigint, T: bigint];
const NEUTRAL: Point = [0n, 1n, 1n, 0n];

/** The sum on the twisted Edwards curve with a = -1, complete: it doubles as well. */
function sum([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * D * mod(t1 * t2));
  const d = mod(2n * z1 * z2);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

function multiple(factor: bigint, point: Point): Point {
  let [result, doubled] = [NEUTRAL, point];
  for (let rest = factor; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = sum(result, doubled);
    doubled = sum(doubled, doubled);
  }
  return result;
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** Undefined where the bytes are no point, or not the one way in which a point is written. */
function pointOf(bytes: Bytes): Point | undefined {
  const number = littleEndian(bytes);
  const [y, isOdd] = [number % 2n ** 255n, number >> 255n];
  if (y >= P) return undefined;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * v ** 3n * power(mod(u * v ** 7n), (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(v * x * x) !== u || (x === 0n && isOdd === 1n)) return undefined;
  if ((x & 1n) !== isOdd) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function bytesOf([x, y, z]: Point): Bytes {
  const inverse = power(z, P - 2n);
  let rest = mod(y * inverse) | ((mod(x * inverse) & 1n) << 255n);
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(rest & 255n);
    rest >>= 8n;
    return byte;
  });
}

const BASE = pointOf(Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 0x58 : 0x66)));

const isNeutral = ([x, y, z]: Point) => x === 0n && y === z;

/** A key of small order signs every message: some libraries, browsers' among them, accept it. */
export function isKey(bytes: Bytes): boolean {
  const point = bytes.length === 32 ? pointOf(bytes) : undefined;
  return point !== undefined && !isNeutral(multiple(8n, point));
}

/** With S at or above the order a second signature of the same message would be as good. */
function isStrict(key: Bytes, signature: Bytes): boolean {
  return signature.length === 64 && littleEndian(signature.subarray(32)) < ORDER && isKey(key);
}

/** The check in our own arithmetic: R = S·B - k·A, compared as it is written. */
export function verifyByHand(key: Bytes, signature: Bytes, message: Bytes): boolean {
  const point = isStrict(key, signature) && pointOf(key);
  if (!point || !BASE) return false;
  const r = signature.subarray(0, 32);
  const k = littleEndian(sha512(concat(r, key, message))) % ORDER;
  const [x, y, z, t] = multiple(k, point);
  const expected = sum(multiple(littleEndian(signature.subarray(32)), BASE), [
    mod(-x),
    y,
    z,
    mod(-t),
  ]);
  return isEqual(bytesOf(expected), r);
}

/** Undefined where the browser does not have the algorithm. */
async function verifyByBrowser(key: Bytes, signature: Bytes, message: Bytes) {
  // Absent on plain HTTP, whatever its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  try {
    const imported = await subtle?.importKey('raw', key, 'Ed25519', false, ['verify']);
    return imported && (await subtle?.verify('Ed25519', imported, signature, message));
  } catch {
    return undefined;
  }
}

export async function verifySignature(key: Bytes, signature: Bytes, message: Bytes) {
  if (!isStrict(key, signature)) return false;
  return (await verifyByBrowser(key, signature, message)) ?? verifyByHand(key, signature, message);
}
