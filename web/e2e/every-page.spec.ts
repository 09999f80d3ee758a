import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { signUp, test } from './chalkline';

const PAGES = {
  landing: '/',
  'verify-email': '/verify-email',
  'reset-password': '/reset-password?token=none',
  'invalid-reset-link': '/reset-password',
  styles: '/styles',
  dashboard: '/dashboard',
  'place-bets': '/place-bets',
  learn: '/learn',
  'my-bets': '/my-bets',
  statement: '/statement',
  settings: '/settings',
  guide: '/learn/odds-formats',
  'not-found': '/nowhere',
};
const WIDTHS = { desktop: 1280, phone: 390 };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`every page is accessible and fits: ${colorScheme}, ${device}`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({
        baseURL: server,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      for (const [name, path] of Object.entries(PAGES)) {
        if (name === 'dashboard') await signUp(page, `axe-${colorScheme}-${device}`);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
          name,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      expect(refused, 'the policy of the server refuses nothing of ours').toEqual([]);
      await context.close();
    });
  }
}
