import { expect } from '@playwright/test';
import { test } from './chalkline';
import { arrive } from './players';

test('the hub leads from a schedule to a game, its page and a bet on it', async ({ page }) => {
  await arrive(page, 'analyst');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sports Hub' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sports Data Hub' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'NHL Schedule' })).toBeVisible();

  // Late on a day of the league what can be bet on is the next day's.
  const bet = page.getByRole('link', { name: /^Bet on/ });
  if ((await bet.count()) < 2) {
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(bet.nth(1)).toBeVisible();
  }
  const row = page.getByRole('row').filter({ has: bet }).last();
  const away = (await row.getByRole('rowheader').innerText()).split(' @ ')[0] ?? '';
  const popup = page.waitForEvent('popup');
  await row.getByRole('link', { name: /^Details of/ }).click();
  const details = await popup;
  await expect(details.getByRole('heading', { level: 1 })).toContainText(away);
  await expect(details.getByRole('heading', { name: 'Last 5 games' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Price history' })).toBeVisible();

  await row.getByRole('link', { name: /^Bet on/ }).click();
  await expect(page).toHaveURL(/\/place-bets\?.*gameId=/);
  await expect(page.getByRole('main')).toContainText(away);
});

test('box scores, standings and rosters are read, and make a Data Diver', async ({ page }) => {
  await arrive(page, 'diver');
  await page.goto('/sports-hub');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('tab', { name: 'Box Scores' }).click();
  await page.getByRole('button', { name: 'View Full Box Score' }).first().click();
  await expect(page.getByRole('table', { name: 'Goals by period' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Details' }).click();

  await page.getByRole('tab', { name: 'Standings' }).click();
  await page.getByRole('tab', { name: 'Western Conference' }).click();
  await expect(page.getByRole('table', { name: 'Pacific Division' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Atlantic Division' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Team Rosters' }).click();
  await page.getByLabel('Position', { exact: true }).selectOption('G');
  await page.getByLabel('Player name').fill('nobody of this name');
  await expect(page.getByText('No players match your search criteria')).toBeVisible();

  await page.getByRole('tab', { name: 'MLB' }).click();
  await page.getByRole('tab', { name: 'Team Rosters' }).click();
  await expect(page.getByRole('columnheader', { name: /^ERA/ })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Data Diver')).toBeVisible();
});
