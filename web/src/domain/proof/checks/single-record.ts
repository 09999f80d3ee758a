import type { LogRecord, Posting } from '@/domain/proof/record';
import { accountStep } from './account';
import { proved } from './step';
import type { Step } from './step';
import { coins, milliseconds } from './words';
import type { WriteInstant } from './words';

const ACCOUNTS: Record<string, string> = {
  player: 'balance',
  held: 'held stakes',
  house: 'the house',
  grants: 'grants',
};

const movement = ({ kind, amount }: Posting) =>
  `${ACCOUNTS[kind] ?? kind} ${amount > 0n ? '+' : ''}${coins(amount)}`;

function coinsStep({ postings }: LogRecord): Step[] {
  if (postings.length === 0) return [];
  const why = `${postings.map(movement).join(', ')}: together 0.`;
  return [proved('The coins that it moves', why)];
}

/** What a record says that is shown without the bet it may be of. */
export function recordSteps(
  record: LogRecord,
  write: WriteInstant,
  account: bigint | undefined,
): Step[] {
  const { event, position, time, stream, streamId } = record;
  const isOwned = stream === 'account' && account !== undefined;
  return [
    proved(
      `Record ${position}: ${event}`,
      `Written at ${write(milliseconds(time))}, at place ${position} of the log.`,
    ),
    ...(isOwned ? [accountStep(streamId, account)] : []),
    ...coinsStep(record),
  ];
}
