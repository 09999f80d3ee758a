import { utf8 } from '@/domain/proof/bytes';
import { isEqual } from '@/domain/proof/bytes';
import type { LogRecord } from '@/domain/proof/record';
import { sha256 } from '@/domain/proof/sha256';
import { isOf, recordsOf } from './events';
import type { RecordOf } from './events';
import { open, proved, step } from './step';
import type { Step } from './step';

function revealStep(records: readonly LogRecord[], reveal: RecordOf<'GameRevealed'>): Step {
  const what = 'The simulated game was fixed before anybody could bet';
  const listed = recordsOf(records, 'GameScheduled').find(isOf(reveal.fields.game));
  const digest = listed?.fields.proof?.digest;
  if (!listed || !digest) return open(what, 'The file does not hold the record of this game.');
  return step(
    what,
    isEqual(sha256(utf8(reveal.fields.reveal)), digest) && listed.position < reveal.position,
    `Its hash was written down at place ${listed.position}, and what was revealed after the end has just that hash.`,
    'What was revealed is not what was committed to when the game was listed.',
  );
}

const ACTS: Record<string, string> = {
  cancelled: 'cancelled the game',
  resultSet: 'set the result',
  rescheduled: 'moved the start',
};

function actStep({ position, fields: { act, uid, reason } }: RecordOf<'OperatorActed'>): Step {
  return proved(
    'An operator acted by hand',
    `Place ${position}: operator (uid ${uid}) ${ACTS[act] ?? act}. The reason given: ${reason}`,
  );
}

/** What the file says of the games themselves. */
export function gameSteps(records: readonly LogRecord[]): Step[] {
  return [
    ...recordsOf(records, 'GameRevealed').map((reveal) => revealStep(records, reveal)),
    ...recordsOf(records, 'OperatorActed').map(actStep),
  ];
}
