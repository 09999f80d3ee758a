import { expect } from '@playwright/test';
import { test } from './chalkline';
import { acceptMovedPrices, arrive, bet } from './players';

// A game lasts 16 seconds here, and starts some 20 seconds after the bet on it.
test('an open bet says when it starts, how it stands, and leads to its look-back', async ({
  page,
}) => {
  await arrive(page, 'follower');
  await acceptMovedPrices(page);
  await bet(page, { betType: 'spread', after: 2 });
  await page.goto('/my-bets');
  const row = page.getByRole('list', { name: 'Bets' }).getByRole('listitem');
  await expect(row).toContainText(/Starts in \d+ min/);
  await expect(row).toContainText(/Settles about \d+:\d\d [AP]M/);

  await page.getByRole('banner').getByRole('link', { name: 'Place Bets' }).click();
  const live = page.getByRole('region', { name: 'Live now' });
  await expect(live.getByRole('link').first()).toHaveAttribute('href', /tab=live$/);
  const own = page.getByRole('region', { name: 'Your bets' });
  // A toast shows for five seconds: it is watched for from before the game ends.
  const toast = page.getByRole('status').getByRole('link', { name: 'Look back' });
  const told = expect(toast).toBeVisible({ timeout: 90_000 });
  await expect(own).toContainText(/(needs|has) [-+][\d.]+: /, { timeout: 60_000 });
  await expect(own.getByRole('meter', { name: 'Live chance' })).toBeVisible({ timeout: 60_000 });
  await told;
  await expect(own.getByRole('link', { name: /^Look back at .*, not read yet$/ })).toBeVisible();
  await own.getByRole('link', { name: /^Look back at / }).click();
  await expect(page).toHaveURL(/\/my-bets\/\d+$/);
  await expect(page.getByText('XP for looking back')).toBeVisible();
  await page.goto('/my-bets');
  await expect(row.getByRole('link', { name: /^Look back at / })).toBeVisible();
  await expect(row.getByRole('link', { name: /not read yet$/ })).toHaveCount(0);
});
