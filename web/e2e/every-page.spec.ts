import { makeEducator, test } from './chalkline';
import { DEVICES, look } from './look';
import { bet, join, settled, teach } from './players';
import { DRAWERS, SIGNED_IN, SIGNED_OUT, TEACHING } from './views';

// These four take as long as all journeys together: each goes to the worker that is free.
test.describe.configure({ mode: 'parallel' });

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`every page is accessible in both themes and fits: ${device}`, () => {
    test.slow(); // each looks at some twenty views
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('signed out', async ({ page }) => look(page, SIGNED_OUT));

    test('signed in', async ({ page, browser, chalkline }) => {
      await join(page, `axe-${device}`);
      makeEducator(chalkline, `axe-${device}`);
      const first = await bet(page);
      await bet(page, { betType: 'spread', after: 9, statedChance: 0.55 });
      await settled(page, first);
      await look(page, { ...SIGNED_IN, ...(device === 'phone' && DRAWERS) });

      const context = await browser.newContext({ baseURL: chalkline.url });
      const learner = await context.newPage();
      await join(learner, `axe-${device}-learner`);
      const purse = await teach(page, learner);
      await bet(learner, { purse, stake: 600, after: 9, statedChance: 0.55 });
      await look(page, TEACHING);
      await context.close();
    });
  });
}
