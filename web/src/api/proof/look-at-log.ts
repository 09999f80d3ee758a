import type { LogInfo } from '@/api/types';
import { base64, textOf, utf8 } from '@/domain/proof/bytes';
import { compareHeads, forkOf, openHead } from '@/domain/proof/checks/history';
import type { Fork, SignedHead } from '@/domain/proof/checks/history';
import { open, proved, refuted, sentenceOf } from '@/domain/proof/checks/step';
import type { Step } from '@/domain/proof/checks/step';
import { ofUnknownKeys } from '@/domain/proof/checks/words';
import type { WriteInstant } from '@/domain/proof/checks/words';
import { followKeys } from '@/domain/proof/keys';
import { keyOf } from '@/domain/proof/note';
import type { NoteKey } from '@/domain/proof/note';
import { counted } from '@/domain/format/counted';
import {
  forgetCheckpoint,
  keepCheckpoint,
  knownChanges,
  knownKey,
  rememberChanges,
  rememberKey,
  seenCheckpoints,
} from '@/state/log-memory';
import { lookAtWitnesses } from './look-at-witnesses';
import { fetchCheckpoint, fetchConsistency, fetchKeyChanges, fetchLogInfo } from './proof';

export interface LogReport {
  info: LogInfo;
  /** The key that this browser trusts: the one it saw first, or the last of those that followed it. */
  vkey: string;
  head?: SignedHead;
  steps: readonly Step[];
  evidence?: Fork;
}

const SAME_KEY = 'The key is the one that this browser knows';
const SIGNED = 'The newest checkpoint is signed';
const SAME_HISTORY = 'It contains what this browser has seen before';

/** Kept ones were opened before; one that does not open any more is damaged, and says nothing. */
async function seenHeads(keys: readonly NoteKey[]): Promise<SignedHead[]> {
  const heads = seenCheckpoints().map(({ note }) =>
    openHead(utf8(note), keys).catch(() => undefined),
  );
  return (await Promise.all(heads)).filter((head) => head !== undefined);
}

/** One that is smaller than what was seen may come from a cache: it is asked for once more past them. */
async function newestHead(keys: readonly NoteKey[], seen: readonly SignedHead[]) {
  const head = await openHead(await fetchCheckpoint(), keys);
  if (seen.every(({ size }) => size <= head.size)) return head;
  return openHead(await fetchCheckpoint(true), keys);
}

function shrunk(head: SignedHead, kept: SignedHead): Step {
  const [now, before] = [head.size, kept.size].map((size) => counted(Number(size), 'record'));
  return refuted(SAME_HISTORY, `It covers ${now}, and this browser has seen one over ${before}.`);
}

/** The history of the log from each kept checkpoint to the newest. */
async function follow(head: SignedHead, seen: readonly SignedHead[]) {
  const steps: Step[] = [];
  for (const kept of seen) {
    const { step, hashes } =
      head.size < kept.size
        ? { step: shrunk(head, kept), hashes: [] }
        : await compareHeads(SAME_HISTORY, kept, head, fetchConsistency);
    if (step.verdict === 'false') {
      const evidence = forkOf(kept, head, hashes);
      return { steps: [step], evidence };
    }
    steps.push(step);
  }
  return {
    steps: steps.slice(0, 1).concat(steps.slice(1).filter(({ verdict }) => verdict !== 'proved')),
  };
}

const entryOf = ({ size, root, note }: SignedHead) => ({
  size,
  root: base64(root),
  note: textOf(note),
});

/** Keeps the newest, and lets go of those that were found in it. */
function raise(head: SignedHead, seen: readonly SignedHead[], isWhole: boolean): void {
  keepCheckpoint(entryOf(head));
  if (!isWhole) return;
  seen.filter(({ size }) => size < head.size).forEach((kept) => forgetCheckpoint(entryOf(kept)));
}

function keyStep(keys: readonly NoteKey[], known: string | undefined, info: LogInfo): Step {
  const { vkey, since } = keys.at(-1) ?? keyOf(info.vkey);
  if (vkey !== info.vkey) {
    return refuted(
      SAME_KEY,
      `The server now names ${info.vkey}, and this browser has known ${vkey}. A new key is another log, until the old key's owner says otherwise.`,
    );
  }
  if (since !== undefined) {
    return proved(
      SAME_KEY,
      `It has followed the key that this browser saw first: record ${since} says so, and each key has signed for the next.`,
    );
  }
  return known === undefined
    ? open(
        SAME_KEY,
        'This browser sees it for the first time, and will know it again. Compare it with one that you have from somewhere else.',
      )
    : proved(SAME_KEY, 'It has not changed since this browser first saw it.');
}

/** The keys from the one that this browser saw first to the one that the server names, if they lead there. */
async function keysTo(vkey: string, known: string): Promise<readonly NoteKey[]> {
  const keys = await knownKeys(known);
  if (keys.at(-1)?.vkey === vkey) return keys;
  const changes = await fetchKeyChanges().catch(() => '');
  const followed = await followKeys(changes, keyOf(known));
  if (followed.length <= keys.length) return keys;
  rememberChanges(changes);
  return followed;
}

/** The keys that this browser has seen, from the one that it saw first on. */
export const knownKeys = (known: string) => followKeys(knownChanges(), keyOf(known));

/**
 * Asks the log for its newest checkpoint, and holds it against what this browser remembers, and what
 * witnesses have signed.
 */
export async function lookAtLog(write: WriteInstant): Promise<LogReport> {
  const info = await fetchLogInfo();
  const known = knownKey();
  const steps: Step[] = [];
  let vkey = known ?? info.vkey;
  try {
    const keys = await keysTo(info.vkey, vkey);
    vkey = keys.at(-1)?.vkey ?? vkey;
    steps.push(keyStep(keys, known, info));
    if (vkey !== info.vkey) return { info, vkey, steps };
    rememberKey(vkey);
    const seen = await seenHeads(keys);
    const head = await newestHead(keys, seen);
    steps.push(
      proved(
        SIGNED,
        `${head.origin} signs its first ${counted(Number(head.size), 'record')}.${ofUnknownKeys(head)}`,
      ),
    );
    const { steps: followed, evidence } = await follow(head, seen);
    if (!evidence)
      raise(
        head,
        seen,
        followed.every(({ verdict }) => verdict === 'proved'),
      );
    const witnessed = await lookAtWitnesses({ info, keys, head, write });
    return {
      info,
      vkey,
      head,
      steps: [...steps, ...followed, ...witnessed.steps],
      evidence: evidence ?? witnessed.evidence,
    };
  } catch (error) {
    const what = steps.length === 0 ? SAME_KEY : SIGNED;
    return { info, vkey, steps: [...steps, refuted(what, sentenceOf(error))] };
  }
}
