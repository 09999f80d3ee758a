import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

// Drives a page by the keyboard alone.

/** More than lie between any two places that follow each other in a story. */
const STOPS_MAX = 120;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Walks to an element by Tab. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops <= STOPS_MAX; ++stops) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached`);
}

export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** A group of radio buttons is one stop: from the one that is reached the arrow leads to the wanted. */
export async function choose(page: Page, from: Locator, wanted: Locator) {
  await tabTo(page, from);
  await page.keyboard.press('Space');
  while (!(await hasFocus(wanted))) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
