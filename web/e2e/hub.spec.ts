import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
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
  const away = await row.getByRole('rowheader').getByRole('link').first().innerText();
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

/** Late on a day of the league what can be bet on is the next day's. */
async function showPrices(page: Page) {
  const price = page.getByRole('table', { name: 'NHL Schedule' }).getByRole('button', {
    name: /Moneyline/,
  });
  await expect(page.getByRole('table', { name: 'NHL Schedule' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const today = page.getByRole('button', { name: /^Finished/ });
  if ((await price.count()) === 0 && (await page.getByText('The next day has more').count()) > 0) {
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(today).toHaveCount(0);
  }
  await expect(price.first()).toBeVisible();
  return price;
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`the hub opens at now: a price is in the first ${width}x${height}`, async ({ page }) => {
    await arrive(page, `now${width}`);
    await page.setViewportSize({ width, height });
    await page.goto('/sports-hub');
    const price = await showPrices(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await price.first().boundingBox();
    // On a phone the bar of tabs covers the lowest 68 pixels.
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(height - 68);
    // The figure itself, so that nothing grows above the games unseen; a game under way stands before.
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').getByRole('link') })
      .first();
    expect((await first.boundingBox())?.y).toBeLessThan(480);
    expect(box?.y).toBeLessThan(600);
    const priced = page.getByRole('row').filter({
      has: page.getByRole('button', { name: /Moneyline/ }),
    });
    const row = await priced.first().boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(56);
    expect(row?.height).toBeLessThanOrEqual(58);

    // That of the second game: the first may begin meanwhile. On a phone the slip opens over the list.
    await price.nth(2).click();
    await expect(
      width === 390
        ? page.getByRole('dialog', { name: 'Bet slip (1)' })
        : page.getByRole('button', { name: /Moneyline/, pressed: true }).first(),
    ).toBeVisible();
  });
}

for (const width of [320, 390, 1280]) {
  test(`a day is picked in a calendar below its button, by keys, at ${width}`, async ({ page }) => {
    await arrive(page, `days${width}`);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/sports-hub?date=2026-11-30');
    const button = page.getByRole('button', { name: /^Pick a date/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Monday, November 30, 2026, chosen' }),
    ).toBeFocused();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    const [from, box] = [await button.boundingBox(), await calendar.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((from?.y ?? Infinity) + (from?.height ?? 0));
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^Tuesday, December 1, 2026/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(button).toHaveText('Tuesday, December 1, 2026');
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/date=2026-12-01/);
  });
}

test('a finished game shows its score in the list', async ({ page }) => {
  await arrive(page, 'scores');
  await page.goto('/sports-hub');
  await page.getByRole('button', { name: 'Previous day' }).click();
  const fold = page.getByRole('button', { name: /^Finished \(/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const row = page.getByRole('row').filter({ hasText: 'Final' }).first();
  await expect(row.getByRole('rowheader')).toContainText(/\d.*\d/s);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(58);
  }
  await fold.press('Enter');
  await expect(row).toHaveCount(0);
});

test('a team is found, made a favourite by keyboard, and comes first', async ({ page }) => {
  await arrive(page, 'fan');
  await page.goto('/sports-hub');
  await showPrices(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Bet on/ }) });
  const team = rows.last().getByRole('rowheader').getByRole('link').first();
  const name = await team.innerText();
  await team.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const region of ['Record', 'Next game', 'Last 10 games', 'Roster'])
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Next game', exact: true }).getByRole('button'),
  ).toHaveCount(6);

  const star = page.getByRole('button', { name: `Favourite team: ${name}` });
  await star.focus();
  const kept = page.waitForResponse('**/api/account/settings/change');
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);

  await page.goto('/place-bets');
  const first = page.getByRole('region', { name: 'Your teams' }).getByRole('article').first();
  await expect(first).toHaveAttribute('aria-label', new RegExp(name));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // The account has it, not only this browser.
  await expect(first).toBeVisible();

  await page.goto('/settings');
  const favourites = page.getByRole('region', { name: 'Favourite teams' });
  await expect(favourites.getByRole('listitem').getByRole('link', { name })).toBeVisible();
  await favourites.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(favourites.getByRole('listitem')).toHaveCount(0);
});

for (const width of [320, 390, 1280]) {
  test(`hub, team and rows need no sideways scroll at ${width}, and axe finds nothing`, async ({
    page,
  }) => {
    await arrive(page, `narrow${width}`);
    await page.setViewportSize({ width, height: 844 });
    const check = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const extra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(extra).toBeLessThanOrEqual(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    };
    await page.goto('/sports-hub');
    await showPrices(page);
    await check();
    // A finger finds each of two teams that stand close to each other: at least 24 by 24 (WCAG 2.2).
    // Found and measured in one step: a row that goes in between, as when its game starts, would measure 0.
    const sizes = await page.evaluate(() =>
      Array.from(document.querySelectorAll('th[scope=row] a'), (team) =>
        Math.min(team.clientWidth, team.clientHeight),
      ),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await page.goto('/teams/nhl/TBL');
    await expect(page.getByRole('region', { name: 'Roster', exact: true })).toBeVisible();
    await check();
    await page.goto('/place-bets');
    await page.getByRole('button', { name: /^Rows/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await check();
  });
}

test('a row of the board is 96 pixels high, and a phone shows at least four', async ({ page }) => {
  await arrive(page, 'scanner');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/place-bets');
  await page.getByRole('button', { name: /^Rows/ }).click();
  const game = page.getByRole('article');
  await expect(game.nth(4)).toBeVisible();
  const [first, fifth] = [await game.first().boundingBox(), await game.nth(4).boundingBox()];
  expect(first?.height).toBeLessThanOrEqual(97);
  // Four rows, and the heading of a group between them.
  expect((fifth?.y ?? Infinity) - (first?.y ?? 0)).toBeLessThan(4 * 97 + 2 * 90);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Rows/, pressed: true })).toBeVisible();
});
