import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveLeagues, test as base } from './chalkline';
import { DEVICES, look } from './look';
import { areRecorded, serveRecorded } from './recorded-leagues';
import { at } from './views';
import type { Views } from './views';

// Recorded days of the NHL through the hub of `--source live`. The pictures lie in test-results/.

const NEVER = '1999-12-31'; // a day of which the league does not answer

const test = base.extend<object, { leagues: string }>({
  leagues: [
    async ({}, provide) =>
      serveRecorded([`/nhl/score/${NEVER}`], async (address) =>
        serveLeagues(address, async ({ url }) => provide(url)),
      ),
    { scope: 'worker' },
  ],
  server: [async ({ leagues }, provide) => provide(leagues), { scope: 'worker' }],
});

const hub = (view: string) => at(`/sports-hub?${view}`);

const boxScore = (date: string, game: RegExp) => async (page: Page) => {
  await hub(`view=box-scores&date=${date}`)(page);
  const card = page.getByRole('article', { name: game });
  await card.getByRole('button', { name: 'View Full Box Score' }).click();
  await expect(card.getByRole('table', { name: 'Team figures' })).toBeVisible();
};

/** They come last: each team has a page of its own. */
const rosters = (view: string) => async (page: Page) => {
  await page.goto(`/sports-hub?${view}`);
  // A league's rosters are a page for each team, and the view stops asking after 15 seconds.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByLabel('Player name')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
};

const RECORDED: Views = {
  'a day that is over': async (page) => {
    await hub('date=2025-10-08')(page);
    await expect(page.getByRole('table', { name: 'NHL Schedule' })).toContainText('Rogers Place');
  },
  'a day to come': hub('date=2025-10-11'),
  'box scores': async (page) => {
    await hub('view=box-scores&date=2023-11-10')(page);
    await expect(page.getByRole('article')).toHaveCount(6);
  },
  'a shootout': async (page) => {
    await boxScore('2023-11-10', /Calgary Flames/)(page);
    await expect(page.getByRole('table', { name: 'Goals by period' })).toContainText('SO');
  },
  'a whole box score': async (page) => {
    await boxScore('2024-12-31', /Vancouver Canucks/)(page);
    await expect(page.getByRole('table', { name: 'Calgary Flames: goalies' })).toBeVisible();
  },
  'scores alone': boxScore('2026-04-15', /Dallas Stars/),
  standings: async (page) => {
    await hub('view=standings')(page);
    await expect(page.getByRole('table', { name: 'Atlantic Division' })).toContainText('Boston');
  },
  rosters: rosters('view=rosters'),
  'rosters of MLB': rosters('sport=mlb&view=rosters'),
  status: at('/status'),
  'a day on its way': async (page) => {
    await page.goto(`/sports-hub?date=${NEVER}`);
    await expect(page.getByText(/^This is still being fetched from the league/)).toBeVisible();
  },
};

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`recorded days of the NHL: ${device}`, () => {
    test.skip(!areRecorded, 'there are no recorded pages');
    test.slow();
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('are shown, and everybody can use them', async ({ page }, info) => {
      await look(page, RECORDED, async (name) => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      });
    });
  });
}
