/** Each guide has so many steps, each with its check. */
export const GUIDE_STEPS = 5;

/** A step is some 130 words and a question: about a minute. */
const MINUTES_PER_STEP = 1;

/** 'about 3 min': for the steps without an answer, or for those that are asked again. */
export function minutesText(answered: number, askedAgain: number): string {
  const steps = askedAgain > 0 ? askedAgain : Math.max(GUIDE_STEPS - answered, 1);
  return `about ${steps * MINUTES_PER_STEP} min`;
}
