/** Whether a promise of a plan is kept, will be, or is a name alone. */
export type PromiseState = 'kept' | 'coming' | 'name alone';

/** Nothing of real value is ever offered (RULES 30). */
const NAME_ALONE = 'Contests with real prizes';

/** Deleting a line removes its badge everywhere: one for each part of the product that is not there yet. */
const COMING = [
  // The Wizard advises every plan alike: nothing in it is for Elite alone.
  /Advanced recommendations/,
  /Real-time odds analysis/,
  /analytics/i,
  /contests|Early access|Beta access|Priority support|Personal advisor/i,
];

/** By the words of the promise; NBA's views are there where the operator has switched them on. */
export function promiseState(promise: string, hasLeagueViews: boolean): PromiseState {
  if (promise === NAME_ALONE) return 'name alone';
  if (promise === 'NBA data') return hasLeagueViews ? 'kept' : 'coming';
  return COMING.some((words) => words.test(promise)) ? 'coming' : 'kept';
}
