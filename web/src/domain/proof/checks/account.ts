import { open, proved, refuted } from './step';
import type { Step } from './step';

/** Accounts from here up are purses of classes (docs/LOG_FORMAT.md). */
const FIRST_PURSE = 2n ** 52n;

/** Whether the account of a record is that of who looks. */
export function accountStep(account: bigint, own: bigint): Step {
  const what = 'It is yours';
  if (account === own) return proved(what, `It belongs to account ${account}, which is yours.`);
  if (account >= FIRST_PURSE) {
    const why = `It belongs to ${account}, the purse of a class: no record here names its owner.`;
    return open(what, why);
  }
  return refuted(what, `It belongs to account ${account}, and yours is ${own}.`);
}
