import { expect } from '@playwright/test';
import { test } from './chalkline';
import { arrive, bet, limitStake, ranked, settled } from './players';

// Journeys that need a game or a day to pass, and no look at a price meanwhile.
test.use({ baseURL: async ({ hurried }, provide) => provide(hurried.url) });

test('a limit that was loosened acts a day later', async ({ page }) => {
  await arrive(page, 'patient');
  await limitStake(page, 50);
  await limitStake(page, 200);
  const play = page.getByRole('region', { name: 'Responsible play' });
  await expect(async () => {
    await page.goto('/settings');
    await expect(play).toContainText('Now: at most 200 coins a bet.', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await bet(page, { after: 5 });
});

test('who does not want to be ranked is on no leaderboard', async ({ page }) => {
  await arrive(page, 'private');
  await settled(page, await bet(page, { after: 5 }));
  await expect.poll(() => ranked(page, 'level')).toContain('private');
  const openBoard = async () => {
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'All Time' }).click();
    await page.getByRole('button', { name: 'Highest Level' }).click();
    return page.getByRole('region', { name: 'Leaderboard' });
  };
  await expect(await openBoard()).toContainText('You');
  await page.goto('/settings');
  const saved = page.waitForResponse('**/api/account/settings/change');
  await page.getByLabel('Show me on the leaderboards').click();
  await saved;
  await expect.poll(() => ranked(page, 'level')).not.toContain('private');
  const board = await openBoard();
  await expect(board.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(board).not.toContainText('private');
});
