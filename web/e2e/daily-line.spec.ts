import { expect } from '@playwright/test';
import { test } from './chalkline';
import { arrive } from './players';

/** 'You 62, the market 55.' */
const COMPARED = /You 62, the market \d{1,2}\./;

// An estimate on a game that has begun is refused.
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

test('an estimate is asked before the market’s, and then compared', async ({ page }) => {
  await arrive(page, 'forecaster');
  await page.goto('/daily');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Line' })).toBeVisible();
  const more = page.getByRole('region', { name: 'More games' });
  await expect(more.getByRole('button', { name: 'Give Estimate' })).toHaveCount(3);
  await more.getByRole('button', { name: 'Show more' }).click();
  await expect(more.getByRole('button', { name: 'Give Estimate' })).toHaveCount(9);
  // American odds, or a chance of the market's.
  await expect(page.getByRole('main')).not.toContainText(/[+-]\d{3}\b|the market \d/);
  await more.getByRole('textbox').first().fill('62');
  await more.getByRole('button', { name: 'Give Estimate' }).first().click();
  const given = page.getByRole('region', { name: 'Your estimates' });
  await expect(given.getByText(COMPARED)).toBeVisible();
  await expect(more.getByText(/^8 more estimates count today, if you like\./)).toBeVisible();
  const run = page.getByRole('region', { name: 'Run of days' });
  await expect(run.getByText('Your run: 1 day. Longest: 1.')).toBeVisible();
  await run.getByRole('button', { name: 'Pause' }).click();
  await expect(run.getByText(/^Paused until .*\. Your run of 1 day waits\.$/)).toBeVisible();
  await run.getByRole('button', { name: 'End the pause' }).click();
  await expect(run.getByText('Your run: 1 day. Longest: 1.')).toBeVisible();
});
