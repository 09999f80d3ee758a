import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { acceptMovedPrices, arrive, enter, me, ownBets } from './players';

/** Gathers each loading of a page from now on. */
function loadsOf(...pages: Page[]) {
  const loads: string[] = [];
  for (const page of pages) page.on('load', () => loads.push(page.url()));
  return loads;
}

test('a bet settles while a second browser looks on, which needs no reload', async ({
  page,
  browser,
  server,
}) => {
  await arrive(page, 'couple');
  const elsewhere = await browser.newContext({ baseURL: server });
  const [dashboard, list] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await enter(dashboard, 'couple');
  await dashboard.goto('/dashboard');
  await list.goto('/my-bets');
  const activity = dashboard.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText('No recent activity');
  await expect(list.getByText('No bets yet')).toBeVisible();
  const loads = loadsOf(dashboard, list);

  // Ten coins on each side, the slip's own stake: whichever team wins, the balance moves.
  await acceptMovedPrices(page);
  const entries = list.getByRole('list', { name: 'Bets' }).locator(':scope > li');
  // Watched for from before the bets are placed: on a slow day the game is over soon after.
  const timeout = 60_000;
  const pending = [
    expect(entries.filter({ hasText: 'Pending' })).toHaveCount(2, { timeout }),
    ...[dashboard, list].map((watching) =>
      expect(watching.getByRole('banner')).toContainText('980', { timeout }),
    ),
  ];
  let teams = '';
  // A game starts every 7.5 seconds: on a slow day the chosen one before the bets are placed.
  await expect(async () => {
    if ((await ownBets(page)).length > 0) return;
    await page.goto('/place-bets');
    const clear = page.getByRole('button', { name: 'Clear all' });
    if (await clear.isVisible()) await clear.click({ timeout: 5000 });
    // By its name from here on: as games begin, the third place is another's.
    teams = (await page.getByRole('article').nth(2).getAttribute('aria-label')) ?? '';
    const card = page.getByRole('article', { name: teams, exact: true }).first();
    const sides = card.getByRole('button', { name: /^Moneyline/ });
    await sides.first().click({ timeout: 5000 });
    await sides.last().click({ timeout: 5000 });
    await page.getByRole('button', { name: 'Place 2 Bets' }).click({ timeout: 5000 });
    await expect.poll(() => ownBets(page), { timeout: 5000 }).toHaveLength(2);
  }).toPass({ timeout });
  // Watched for from before the game ends: a toast shows for five seconds only.
  const toasts = [dashboard, list].map((watching) =>
    expect(watching.getByText(/^(2 bets settled|Bet won|Bet lost|Push)$/)).toBeVisible({
      timeout,
    }),
  );
  await Promise.all(pending);
  await expect(activity).toContainText(teams);
  await Promise.all(toasts);
  await expect(entries.filter({ hasText: 'Pending' })).toHaveCount(0);
  await expect(activity).not.toContainText('Pending');
  const bets = await ownBets(page);
  const results = bets.map(({ status }) => status).sort();
  expect([
    ['lost', 'won'],
    ['push', 'push'],
  ]).toContainEqual(results);
  const balance = (await me(page)).virtualBalance;
  expect(balance).toBeGreaterThan(980);
  for (const watching of [dashboard, list]) {
    await expect(watching.getByRole('banner')).toContainText(balance.toLocaleString('en-US'));
  }
  await expect(dashboard.getByRole('region', { name: 'Account Stats' })).toContainText(
    balance.toLocaleString('en-US'),
  );
  const progress = dashboard.getByRole('region', { name: 'Your Progress' });
  // Where the outsider won, that has earned a badge of its own.
  const outsiderWon = bets.some(({ status, odds }) => status === 'won' && odds >= 200);
  await expect(progress).toContainText(outsiderWon ? '2 of 8' : '1 of 8');
  await expect(progress).toContainText('First Bet');
  expect(loads).toEqual([]);
  await elsewhere.close();
});
