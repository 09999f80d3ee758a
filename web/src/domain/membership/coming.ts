/**
 * What is promised and not there yet, by the words of the promise: one line for each part of the product.
 * Whoever builds it takes its line away, and its mark is gone everywhere.
 */
const COMING = [
  /Wizard|AI-Powered Advice|Advanced recommendations/,
  /NBA data|Real-time odds analysis|Data Diver/,
  /analytics/i,
  /contests|Early access|Beta access|Priority support|Personal advisor/i,
];

export function isComing(promise: string): boolean {
  return COMING.some((words) => words.test(promise));
}
