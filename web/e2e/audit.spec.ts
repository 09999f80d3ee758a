import { expect } from '@playwright/test';
import { grant, test } from './chalkline';
import { DEVICES, look, picture } from './look';
import { arrive, bet, join, me } from './players';
import type { Views } from './views';

// The pictures lie in test-results/.
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`an auditor: ${device}`, () => {
    test.slow(); // looks at eight views
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('follows a bet through the ledger, and names nobody', async ({
      page,
      browser,
      calm,
    }, info) => {
      const context = await browser.newContext({ baseURL: calm.url });
      const player = await context.newPage();
      await arrive(player, `watched-${device}`);
      const placed = await bet(player, { after: 5, statedChance: 0.55 });
      const { id } = await me(player);
      await context.close();

      await join(page, `auditor-${device}`);
      await page.goto('/audit');
      await expect(page.getByText('This is for auditors')).toBeVisible();
      grant(calm, `auditor-${device}`, 'auditor');
      await expect
        .poll(async () => (await page.request.get('/api/audit/health')).status())
        .toBe(200);
      await expect
        .poll(async () => (await page.request.get(`/api/audit/manifest?to=${placed.id}`)).status())
        .toBe(200);

      const heading = (name: string | RegExp) =>
        expect(page.getByRole('heading', { name }).first()).toBeVisible();
      const views: Views = {
        health: async () => {
          await page.goto('/audit');
          await heading('Newest checkpoint');
          await expect(page.getByText('Checked in this browser')).toBeVisible();
        },
        events: async () => {
          await page.goto('/audit/events');
          await page.getByLabel('Account', { exact: true }).fill(`${id}`);
          await page.getByLabel('Event', { exact: true }).selectOption('BetPlaced');
          await page.getByLabel('Account', { exact: true }).press('Enter');
          await expect(page.getByText(/^1 record found/)).toBeVisible();
        },
        'nothing found': async () => {
          await page.goto('/audit/events?type=OperatorActed');
          await expect(page.getByText('No record matches')).toBeVisible();
        },
        record: async () => {
          await page.goto(`/audit/events?account=${id}&type=BetPlaced`);
          await page.getByRole('link', { name: placed.id, exact: true }).click();
          await expect(page.getByText('Each record stands in the log')).toBeVisible();
          await expect(page.getByText('event.stake')).toBeVisible();
        },
        statement: async () => {
          await page.goto('/audit/accounts');
          await page.getByLabel('Account', { exact: true }).fill(`${id}`);
          await page.getByLabel('As of record', { exact: true }).fill(placed.id);
          await page.getByLabel('As of record', { exact: true }).press('Enter');
          await heading(`Account ${id}, as of record ${Number(placed.id).toLocaleString('en-US')}`);
        },
        'bet dossier': async () => {
          await page.goto('/audit/bets');
          await page.getByLabel('Bet', { exact: true }).fill(placed.id);
          await page.getByRole('button', { name: 'Show' }).click();
          await heading('Arithmetic');
          await expect(page.getByText('Does not hold')).toHaveCount(0);
        },
        check: async () => {
          await page.goto('/audit/check');
          await page.getByRole('button', { name: 'Check the ledger now' }).click();
          await heading('No fault');
        },
        export: async () => {
          await page.goto('/audit/export');
          await page.getByLabel('To record', { exact: true }).fill(placed.id);
          await page.getByRole('button', { name: 'Prepare' }).click();
          await heading(/^Records 1 to/);
        },
      };
      await look(page, views, picture(page, info));

      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: /^Download/ }).click();
      expect((await saving).suggestedFilename()).toBe(`chalkline-1-${placed.id}.jsonl`);
      for (const path of ['/audit', '/audit/events', `/audit/accounts?account=${id}`]) {
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Audit' })).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText(`watched-${device}`);
      }
    });
  });
}
