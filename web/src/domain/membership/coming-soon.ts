/**
 * Promised features that do not exist yet, by the words of the promise: one line for each part of the
 * product. Deleting its line removes the badge everywhere.
 */
const COMING = [
  /Wizard|AI-Powered Advice|Advanced recommendations/,
  /NBA data|Real-time odds analysis/,
  /analytics/i,
  /contests|Early access|Beta access|Priority support|Personal advisor/i,
];

export function isComingSoon(promise: string): boolean {
  return COMING.some((words) => words.test(promise));
}
