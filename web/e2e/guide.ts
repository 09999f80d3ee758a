import type { Locator, Page } from '@playwright/test';

// Reads a guide as a person does.

export const STEPS = 5;

/** An answer that comes sooner than this does not count as read. */
const READING_MS = 3_000;

export const checkOf = (page: Page, step: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^${step}\\. `) });

export const readOn = (page: Page) => page.waitForTimeout(READING_MS);

/** Answers the check of a step by an option's text or place, once there was time to read it. */
export async function answer(page: Page, step: number, option: string | number) {
  const card = checkOf(page, step);
  const radios = card.getByRole('radio');
  await (
    typeof option === 'number' ? radios.nth(option) : card.getByRole('radio', { name: option })
  ).check();
  await readOn(page);
  await card.getByRole('button', { name: 'Check answer' }).click();
  return card.getByRole('status', { name: `Answer to question ${step}` });
}

export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next step' }).click();
