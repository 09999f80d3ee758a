/** What has become of a plan's promise. One for everybody is kept, and no reason to upgrade. */
export type PromiseState = 'kept' | 'for everybody' | 'coming' | 'name alone';

/** Nothing of real value is ever offered (RULES 30). */
const NAME_ALONE = 'Contests with real prizes';

/** My Progress, and the Wizard's recommendations, are the same in every plan. */
const FOR_EVERYBODY = [/analytics/i, /Advanced recommendations/];

/** Deleting a line removes its badge everywhere: one for each part of the product that is not there yet. */
const COMING = [
  /Real-time odds analysis/,
  /contests|Early access|Beta access|Priority support|Personal advisor/i,
];

/** By the words of the promise; NBA's views are there where the operator has switched them on. */
export function promiseState(promise: string, hasLeagueViews: boolean): PromiseState {
  if (promise === NAME_ALONE) return 'name alone';
  if (promise === 'NBA data') return hasLeagueViews ? 'kept' : 'coming';
  if (FOR_EVERYBODY.some((words) => words.test(promise))) return 'for everybody';
  return COMING.some((words) => words.test(promise)) ? 'coming' : 'kept';
}
