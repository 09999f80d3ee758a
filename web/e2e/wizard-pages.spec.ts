import { expect } from '@playwright/test';
import { test } from './chalkline';
import { DEVICES, look, picture } from './look';
import { arrive } from './players';
import { at } from './views';
import { RECOMMENDING } from './wizard-data';

// The pictures lie in test-results/. No price moves between an answer and its page.
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`a Wizard that recommends: ${device}`, () => {
    test.slow();
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('everybody can use its pages', async ({ page }, info) => {
      await arrive(page, `advised-${device}`);
      await look(page, RECOMMENDING, picture(page, info));
    });
  });
}

test.describe('on a small screen beside a large one', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the header holds its eight links in one line', async ({ page }, info) => {
    await arrive(page, 'narrow');
    await at('/wizard')(page);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const tops = await links.evaluateAll((all) =>
      all.flatMap((link) => Array.from(link.getClientRects(), ({ top }) => top)),
    );
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath('header.png') });
  });
});
