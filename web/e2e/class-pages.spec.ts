import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { grant, test } from './chalkline';
import { FULL_CLASS } from './class-data';
import { openReport } from './class-report';
import { press, tabTo } from './keyboard';
import { DEVICES, look, picture } from './look';
import { bet, enroll, join, openClass } from './players';
import { at } from './views';
import type { Views } from './views';

// The pictures lie in test-results/.
test.describe.configure({ mode: 'parallel' });

/** The parts of the card of a class, which open one at a time. */
const part = (name: string, seen: RegExp) => async (page: Page) => {
  await at('/classes')(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
};

const TAUGHT: Views = {
  'a class that is taught': at('/classes'),
  members: part('Members', /With an estimate/),
  'a past season, where there is none': part('Past Season', /^No past season is here yet/),
  slips: part('Check a Slip', /slip/i),
  educators: part('Educators', /educator/i),
};

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`pages of classes: ${device}`, () => {
    test.slow();
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('everybody can use those of a full class', async ({ page }, info) => {
      await join(page, `full-${device}`);
      await look(page, FULL_CLASS, picture(page, info));
    });

    test('everybody can use the own ones, of who teaches and who learns', async ({
      page,
      browser,
      chalkline,
    }, info) => {
      await join(page, `teacher-${device}`);
      grant(chalkline, `teacher-${device}`, 'educator');
      const taught = await openClass(page, `Chance ${device}`);
      const context = await browser.newContext({
        ...{ baseURL: chalkline.url, viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      });
      const learner = await context.newPage();
      await join(learner, `learner-${device}`);
      await enroll(page, learner, taught);
      await look(page, TAUGHT, picture(page, info));
      const own: Views = {
        'a class that was joined': at('/classes'),
        'own assignments': async (one) => {
          await one.goto(`/classes/${taught.id}/assignments`);
          await expect(one.getByText('Whoever teaches this class has set none.')).toBeVisible();
        },
        'a board that is off': async (one) => {
          await one.goto(`/classes/${taught.id}/board`);
          await expect(one.getByRole('button', { name: 'Stay Off the Board' })).toBeVisible();
        },
      };
      await look(learner, own, picture(learner, info));
      await context.close();
    });
  });
}

test('a report prints in black on white, whatever the theme, and stands within the paper', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 794, height: 1123 }); // A4 at 96 dots an inch
  await join(page, 'on-paper');
  await openReport(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, colorScheme).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withRules('color-contrast')
      .analyze();
    expect(violations, colorScheme).toEqual([]);
    await page.screenshot({ path: info.outputPath(`printed, ${colorScheme}.png`), fullPage: true });
  }
});

test.describe('by keyboard alone', () => {
  // One key at a time is slower than the games of a fast clock.
  test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

  test('an educator goes from the classes to a learner and back, and a learner to a bet', async ({
    page,
    browser,
    calm,
  }) => {
    await join(page, 'keys-teacher');
    grant(calm, 'keys-teacher', 'educator');
    const taught = await openClass(page, 'Chance 103');
    const context = await browser.newContext({ baseURL: calm.url });
    const learner = await context.newPage();
    await join(learner, 'keys-learner');
    await enroll(page, learner, taught);
    await bet(learner, { purse: taught.id, stake: 100, after: 3 });

    await page.goto('/classes');
    const main = page.getByRole('main');
    await press(page, main.getByRole('link', { name: 'Overview' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Chance 103' })).toBeVisible();
    // The table scrolls sideways: the keyboard reaches it, and all that is in it.
    await tabTo(page, page.getByRole('region', { name: 'Table: Learners by need' }));
    await press(page, page.getByRole('rowheader').getByRole('link'));
    const tabs = page.getByRole('tablist');
    await press(page, tabs.getByRole('tab', { name: 'Bets' }), 'ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Prices' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await press(page, main.getByRole('link', { name: 'Overview of the class' }));
    await press(page, main.getByRole('link', { name: 'Classes', exact: true }));
    const season = main.getByRole('button', { name: 'Past Season' });
    await press(page, season);
    await expect(season).toHaveAttribute('aria-expanded', 'true');
    await press(page, main.getByRole('link', { name: 'Class Board' }));
    await press(page, main.getByRole('button', { name: 'Turn the Board On' }));
    await expect(main.getByRole('button', { name: 'Turn the Board Off' })).toBeVisible();
    await press(page, main.getByRole('link', { name: 'Classes', exact: true }));
    await press(page, main.getByRole('link', { name: 'Class Report' }));
    await tabTo(page, main.getByRole('button', { name: 'Print' }));

    await learner.goto('/classes');
    await press(learner, learner.getByRole('button', { name: 'Choose this Purse' }));
    await expect(learner.getByRole('combobox', { name: 'Purse' })).toBeVisible();
    await press(learner, learner.getByRole('link', { name: 'My Assignments' }));
    await expect(learner.getByText('Whoever teaches this class has set none.')).toBeVisible();
    await context.close();
  });
});

test.describe('a past season of a class', () => {
  test.slow();
  test.use({
    baseURL: async ({ season }, provide) => provide(season.url),
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is begun by its educator, and its learners alone bet on its games', async ({
    page,
    browser,
    season,
  }, info) => {
    await join(page, 'season-teacher');
    grant(season, 'season-teacher', 'educator');
    const taught = await openClass(page, 'Chance 104');
    const context = await browser.newContext({ baseURL: season.url });
    const learner = await context.newPage();
    await join(learner, 'season-learner');
    await enroll(page, learner, taught);

    await page.goto('/classes');
    const main = page.getByRole('main');
    await press(page, main.getByRole('button', { name: 'Past Season' }));
    await expect(main.getByLabel('Season')).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Begin NFL 2023' }));
    await expect(main.getByText(/^The class plays NFL 2023, a day of it each hour/)).toBeVisible();

    await learner.goto('/classes');
    await learner.getByRole('button', { name: 'Bet on NFL 2023' }).click();
    await expect(learner).toHaveURL(/\/place-bets\?season=/);
    const game = learner.getByRole('article', { name: 'Carolina Panthers @ Atlanta Falcons' });
    await game.getByRole('button', { name: /^Moneyline, Atlanta Falcons/ }).click();
    await learner.getByRole('button', { name: 'Place Bet', exact: true }).click();
    await expect
      .poll(async () => {
        const answer = await learner.request.get('/api/bets', { params: { purse: taught.id } });
        return ((await answer.json()) as { bets: { source: string }[] }).bets;
      })
      .toMatchObject([{ source: 'replay' }]);
    const stranger = await browser.newContext({ baseURL: season.url });
    const games = await stranger.request.get('/api/betting/upcoming-games');
    expect(await games.text()).not.toContain('replay');
    await stranger.close();

    for (const [device, width] of Object.entries(DEVICES)) {
      await page.setViewportSize({ width, height: 900 });
      await learner.setViewportSize({ width, height: 900 });
      const underWay = part('Past Season', /^The class plays NFL 2023/);
      await look(page, { [`season, ${device}`]: underWay }, picture(page, info));
      const joined = { [`season of a learner, ${device}`]: at('/classes') };
      await look(learner, joined, picture(learner, info));
    }
    await page.getByRole('button', { name: 'Stop NFL 2023' }).click();
    await page.getByRole('button', { name: 'Stop the Season' }).click();
    await expect(main.getByRole('button', { name: 'Begin NFL 2023' })).toBeVisible();
    await context.close();
  });
});
