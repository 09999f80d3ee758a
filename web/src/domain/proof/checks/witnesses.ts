import type { OpenedCheckpoint } from '@/domain/proof/checkpoint';
import type { Cosignature } from '@/domain/proof/note';
import { counted } from '@/domain/format/counted';
import { open, proved } from './step';
import type { Step } from './step';
import type { WriteInstant } from './words';

/** How far the clock of a witness may be ahead of the reader's, in seconds. */
const AHEAD_MAX = 300n;

const now = () => BigInt(Math.floor(Date.now() / 1000));

/** The latest time that can be written as a date, in seconds. */
const WRITTEN_MAX = 8_640_000_000_000n;

function written(time: bigint, write: WriteInstant): string {
  return time <= WRITTEN_MAX ? write(Number(time) * 1000) : `${time} seconds after 1970`;
}

/** What a witness has signed, and when; `seen`: the time of its newest signature that was seen before. */
export function witnessStep(
  { witness: { name, id }, time }: Cosignature,
  size: bigint,
  write: WriteInstant,
  seen = 0n,
): Step {
  const what = `${name} has signed it as a witness`;
  const at = written(time, write);
  if (time > now() + AHEAD_MAX) {
    return open(
      what,
      `Its time, ${at}, is ahead of your clock, so that it cannot tell how new it is.`,
    );
  }
  if (time < seen) {
    return open(
      what,
      `It did so at ${at}, and this browser has seen a later signature of it, of ${written(seen, write)}: either its clock was set back, or this is an older answer.`,
    );
  }
  return proved(
    what,
    `At ${at} the witness (key ${id}) had seen the first ${counted(Number(size), 'record')}. It signs none that contradicts what it has signed before.`,
  );
}

/** A step for each witness of a checkpoint that was kept. It may be an old one, and so may their times. */
export const witnessSteps = ({ cosigned, size }: OpenedCheckpoint, write: WriteInstant) =>
  cosigned.map((one) => witnessStep(one, size, write));
