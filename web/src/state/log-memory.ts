// What this browser remembers of the log: its key, checkpoints that it has seen, and receipts of bets
// that were placed here. Another tab may write at any moment, so nothing is read, changed and written
// back: a checkpoint is an entry of its own, and one is removed only after it was found in a newer one,
// or where too many wait for that.

const KEY = 'chalkline.log-key';
const CHANGES = 'chalkline.log-key-changes';
const SEEN = 'chalkline.log-seen/';
/**
 * Of a log that is in order one is kept. A server that never says how two hang together neither fills
 * the storage nor is asked about a thousand at each look.
 */
export const SEEN_MAX = 16;
const WITNESS = 'chalkline.log-witness/';
/** A log has a few; a server that names a thousand does not fill the storage with them. */
const WITNESSES_MAX = 16;
const RECEIPT = 'chalkline.receipt/';
/** About 6 kB each, of the 5 MB that a browser keeps for a site. */
export const RECEIPTS_MAX = 200;

/** Where storage is closed to us: it lasts as long as the page. */
const held = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return held.get(key);
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    held.set(key, value);
  }
}

function remove(key: string): void {
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed to us: it holds nothing.
  }
}

function keysWith(prefix: string): string[] {
  const names = [...held.keys()];
  try {
    names.push(...Object.keys(localStorage));
  } catch {
    // Storage is closed to us.
  }
  return names.filter((name) => name.startsWith(prefix));
}

/** The log's key since this browser first saw it, or was given it. */
export const knownKey = () => read(KEY);

/** Keeps a key where none is known, and returns the one that is known from then on. */
export function rememberKey(vkey: string): string {
  const known = knownKey();
  if (known === undefined) write(KEY, vkey);
  return known ?? vkey;
}

/** The proofs of the changes of that key, as they were last followed. */
export const knownChanges = () => read(CHANGES) ?? '';

/** Keeps longer ones: another tab may have seen more. */
export function rememberChanges(text: string): void {
  if (text.length > knownChanges().length) write(CHANGES, text);
}

export interface SeenCheckpoint {
  size: bigint;
  /** In base64. */
  root: string;
  note: string;
}

const seenKey = ({ size, root }: Omit<SeenCheckpoint, 'note'>) => `${SEEN}${size}/${root}`;

/** The newest first. More than one where they were not found in one history yet. */
export function seenCheckpoints(): SeenCheckpoint[] {
  return keysWith(SEEN)
    .flatMap((key) => {
      const [, size = '', root = ''] = /^(\d+)\/(.+)$/.exec(key.slice(SEEN.length)) ?? [];
      const note = read(key);
      return size === '' || note === undefined ? [] : [{ size: BigInt(size), root, note }];
    })
    .sort((a, b) => (a.size > b.size ? -1 : a.size < b.size ? 1 : 0));
}

/** Keeps the newest and the oldest ones; of too many those in between make room. */
export function keepCheckpoint(checkpoint: SeenCheckpoint): void {
  write(seenKey(checkpoint), checkpoint.note);
  const seen = seenCheckpoints();
  seen.slice(1, 1 + Math.max(0, seen.length - SEEN_MAX)).forEach(forgetCheckpoint);
}

/** Only for one that a newer, kept one contains, or of too many. */
export function forgetCheckpoint(checkpoint: Omit<SeenCheckpoint, 'note'>): void {
  remove(seenKey(checkpoint));
}

/** The keys of witnesses that the server has ever named. */
export const knownWitnesses = () => keysWith(WITNESS).map((key) => key.slice(WITNESS.length));

export function rememberWitnesses(vkeys: readonly string[]): void {
  const known = knownWitnesses();
  const more = vkeys.filter((vkey) => !known.includes(vkey));
  more.slice(0, Math.max(0, WITNESSES_MAX - known.length)).forEach((vkey) => {
    write(`${WITNESS}${vkey}`, '0');
  });
}

/** The time of the newest signature of a witness that this browser has seen, in seconds since 1970. */
export function witnessTime(vkey: string): bigint {
  const time = read(`${WITNESS}${vkey}`) ?? '';
  return /^\d{1,19}$/.test(time) ? BigInt(time) : 0n;
}

export function raiseWitnessTime(vkey: string, time: bigint): void {
  if (time > witnessTime(vkey)) write(`${WITNESS}${vkey}`, `${time}`);
}

/** The receipt that came right after a bet was placed. */
export const keptReceipt = (bet: string) => read(`${RECEIPT}${bet}`);

const numberOf = (key: string) => Number(key.slice(RECEIPT.length));

/** Keeps the first receipt of a bet; the oldest bets make room. */
export function keepReceipt(bet: string, text: string): void {
  if (keptReceipt(bet) !== undefined) return;
  const kept = keysWith(RECEIPT).sort((a, b) => numberOf(a) - numberOf(b));
  kept.slice(0, Math.max(0, kept.length + 1 - RECEIPTS_MAX)).forEach(remove);
  write(`${RECEIPT}${bet}`, text);
}
