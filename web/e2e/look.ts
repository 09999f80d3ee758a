import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';
import type { Views } from './views';

/** How wide the page is that each shows. */
export const DEVICES = { desktop: 1280, phone: 390 };

async function faultsOf(page: Page, rules: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) {
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
}

/**
 * Returns what stands out of its card: a table or a row of tabs that is wider than the place it has, or, where it
 * scrolls sideways, whose place is. A row of tabs that is cut has no hint that it goes on. A table for screen readers
 * alone lies in a box of one pixel.
 */
function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || element.clientWidth === 1;
    const found: string[] = [];
    for (const part of Array.from(document.querySelectorAll('table, [role=tablist]'))) {
      const card = part.closest('section, article, dialog, [role=dialog]');
      if (!card || part.getClientRects().length === 0) continue;
      let seen: Element = part;
      while (seen !== card && !scrolls(seen) && seen.parentElement) seen = seen.parentElement;
      const own = (seen === card ? part : seen).getBoundingClientRect();
      const place = card.getBoundingClientRect();
      const name = part.getAttribute('aria-label') ?? part.textContent.slice(0, 40);
      if (own.left < place.left - 1 || own.right > place.right + 1)
        found.push(`${name} stands out`);
      if (part.matches('[role=tablist]') && part.scrollWidth > part.clientWidth + 1)
        found.push(`${name} is cut`);
    }
    return found;
  });
}

/** Keeps a picture of what the page shows under that name. */
type Picture = (name: string) => Promise<unknown>;

/** Keeps them in the directory of the test's results. */
export const picture =
  (page: Page, info: TestInfo): Picture =>
  async (name) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  };

/** Opens each view and checks in both themes that everybody can use it and that it fits. */
export async function look(page: Page, views: Views, picture?: Picture) {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const [name, open] of Object.entries(views)) {
    await open(page);
    await page.mouse.move(0, 0); // What was pressed last may have made place for something with a tooltip.
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await turnTo(page, 'light');
    expect(await faultsOf(page), name).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(await standingOut(page), `${name} stands out of a card`).toEqual([]);
    await picture?.(`${name}, light`);
    await turnTo(page, 'dark');
    const colours = await faultsOf(page, (axe) => axe.withRules('color-contrast'));
    expect(colours, `${name}, dark`).toEqual([]);
    await picture?.(`${name}, dark`);
  }
  expect(refused, 'the policy of the server refuses nothing of ours').toEqual([]);
}
