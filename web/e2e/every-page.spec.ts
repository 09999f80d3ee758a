import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { bet, join, settled } from './players';
import { DRAWERS, SIGNED_IN, SIGNED_OUT } from './views';

// These four take as long as all journeys together: each goes to the worker that is free.
test.describe.configure({ mode: 'parallel' });

async function faultsOf(page: Page, rules: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) {
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
}

async function look(page: Page, views: typeof SIGNED_OUT) {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const [name, open] of Object.entries(views)) {
    await open(page);
    await turnTo(page, 'light');
    expect(await faultsOf(page), name).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    await turnTo(page, 'dark');
    const colours = await faultsOf(page, (axe) => axe.withRules('color-contrast'));
    expect(colours, `${name}, dark`).toEqual([]);
  }
  expect(refused, 'the policy of the server refuses nothing of ours').toEqual([]);
}

for (const [device, width] of Object.entries({ desktop: 1280, phone: 390 })) {
  test.describe(`every page is accessible in both themes and fits: ${device}`, () => {
    test.slow(); // each looks at some twenty views
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('signed out', async ({ page }) => look(page, SIGNED_OUT));

    test('signed in', async ({ page }) => {
      await join(page, `axe-${device}`);
      const first = await bet(page);
      await bet(page, { betType: 'spread', after: 9, statedChance: 0.55 });
      await settled(page, first);
      await look(page, { ...SIGNED_IN, ...(device === 'phone' && DRAWERS) });
    });
  });
}
