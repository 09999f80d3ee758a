import { messageOf } from '@/api/error';
import type { LogInfo } from '@/api/types';
import type { Bytes } from '@/domain/proof/bytes';
import { compareHeads, forkOf, openHead } from '@/domain/proof/checks/history';
import type { Fork, SignedHead } from '@/domain/proof/checks/history';
import { open, refuted, sentenceOf } from '@/domain/proof/checks/step';
import type { Step } from '@/domain/proof/checks/step';
import { witnessStep } from '@/domain/proof/checks/witnesses';
import type { WriteInstant } from '@/domain/proof/checks/words';
import { witnessKeyOf } from '@/domain/proof/note';
import type { NoteKey } from '@/domain/proof/note';
import {
  knownWitnesses,
  raiseWitnessTime,
  rememberWitnesses,
  witnessTime,
} from '@/state/log-memory';
import { fetchConsistency, fetchWitnessedCheckpoint } from './proof';

const WITNESSED = 'A witness has signed the log as well';
const SAME_HISTORY = 'What the witness has signed is of the same history';

function keysIn(vkeys: readonly string[]): NoteKey[] {
  return vkeys.flatMap((vkey) => {
    try {
      return [witnessKeyOf(vkey)];
    } catch {
      return []; // what a server names may be anything
    }
  });
}

/** The keys of witnesses that this browser has seen named. */
export const knownWitnessKeys = () => keysIn(knownWitnesses());

interface Looked {
  info: LogInfo;
  keys: readonly NoteKey[];
  head: SignedHead;
  write: WriteInstant;
}

export interface Witnessed {
  steps: readonly Step[];
  evidence?: Fork;
}

/** The time of a witness does not go back, in this browser's memory. */
function timeSteps({ cosigned, size }: SignedHead, write: WriteInstant): Step[] {
  return cosigned.map((one) => {
    const step = witnessStep(one, size, write, witnessTime(one.witness.vkey));
    if (step.verdict === 'proved') raiseWitnessTime(one.witness.vkey, one.time);
    return step;
  });
}

async function hold(witnessed: SignedHead, { head, write }: Looked): Promise<Witnessed> {
  if (witnessed.cosigned.length === 0) {
    const why = 'The checkpoint has no signature of a witness that this browser knows.';
    return { steps: [open(WITNESSED, why)] };
  }
  const { step, hashes } = await compareHeads(SAME_HISTORY, witnessed, head, fetchConsistency);
  if (step.verdict === 'false') {
    return { steps: [step], evidence: forkOf(witnessed, head, hashes) };
  }
  return { steps: [...timeSteps(witnessed, write), step] };
}

/** Holds what witnesses have signed against the log's newest checkpoint. */
export async function lookAtWitnesses(looked: Looked): Promise<Witnessed> {
  const { info, keys } = looked;
  rememberWitnesses(keysIn(info.witnesses).map(({ vkey }) => vkey));
  if (info.witnesses.length === 0) return { steps: [] };
  let note: Bytes;
  try {
    note = await fetchWitnessedCheckpoint();
  } catch (error) {
    const why = `Its checkpoint could not be had: ${messageOf(error, 'no answer')}.`;
    return { steps: [open(WITNESSED, why)] };
  }
  try {
    return await hold(await openHead(note, keys, knownWitnessKeys()), looked);
  } catch (error) {
    return { steps: [refuted(WITNESSED, sentenceOf(error))] };
  }
}
