import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { logIn, test } from './chalkline';
import { arrive, join } from './players';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on screen');
  return box;
}

test('a first visit asks nothing that is refused, and who signed in is known at the next one', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await join(page, 'returning');
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the header stays in sight, and a toast below it takes no more than 420 px', async ({
  page,
}) => {
  await page.goto('/?tab=login');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
  await logIn(page, 'nobody-at-all');
  const toast = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(toast).toBeVisible();
  const box = await boxOf(toast);
  const header = await boxOf(page.getByRole('banner'));
  expect(box.width).toBeLessThanOrEqual(420);
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  await toast.hover();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`at ${width} px no toast covers a dialog`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, `toast-${width}`);
    await page.route('**/api/membership/upgrade', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Upgrade Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
    await dialog.getByRole('radio', { name: /Ultimate/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Upgrade Now' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Upgrade failed' });
    await expect(toast).toBeVisible();
    const { y, height: own } = await boxOf(toast);
    await expect.poll(async () => (await boxOf(dialog)).y).toBeGreaterThanOrEqual(y + own);
  });
}

test('on a wide screen a toast lies over no price and nothing of the slip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await arrive(page, 'wide-toast');
  await page.goto('/place-bets');
  const prices = page.getByRole('main').getByRole('button', { name: /^Moneyline, / });
  const toast = page.getByRole('status').filter({ hasText: 'Selection Added' });
  // Above the slip, which would be pushed down within its column, to be scrolled to.
  await page.getByRole('button', { name: 'Close the guide' }).click();
  // So many that the slip takes all of its column.
  for (const index of [0, 2, 4, 6]) {
    await prices.nth(index).click();
    await expect(toast).toBeVisible();
  }
  const own = await boxOf(toast);
  const hidden = await page.evaluate(({ x, y, width, height }) => {
    const found = new Set<string>();
    for (let left = x; left < x + width; left += 8) {
      for (let top = y; top < y + height; top += 8) {
        for (const part of document.elementsFromPoint(left, top)) {
          if (part.matches('main button, main a, main input')) found.add(part.outerHTML);
        }
      }
    }
    return [...found];
  }, own);
  expect(hidden).toEqual([]);
  const side = await boxOf(page.getByRole('region', { name: 'Bet slip' }));
  expect(side.y + side.height).toBeLessThanOrEqual(own.y);
});

test('on a phone the menu comes from the right and holds what the header does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const longest = 'W'.repeat(32);
  await arrive(page, longest);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: longest });
  await expect(menu.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByText('Balance')).toBeVisible();
  await expect.poll(async () => Math.round((await boxOf(menu)).x)).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(menu);
      return Math.round(x + width);
    })
    .toBe(390);
  await menu.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { name: 'Statement', level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
});

test('while the server is away no toast hides that, and a page asked for opens once it is back', async ({
  page,
  context,
}) => {
  await arrive(page, 'cut-off');
  await page.goto('/place-bets');
  await expect(page.getByRole('heading', { name: 'Place Bets', level: 1 })).toBeVisible();
  await context.setOffline(true);
  const line = page.getByText('No connection to the server');
  await expect(line).toBeVisible();
  await page
    .getByRole('button', { name: /^Total: Over/ })
    .first()
    .click();
  const { y, height } = await boxOf(line);
  const toast = await boxOf(page.getByText('Selection Added'));
  expect(toast.y).toBeGreaterThanOrEqual(y + height);
  await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Learning Center' })).toBeVisible();
  await expect(page).toHaveURL(/\/learn$/);
});

test('on the narrowest phone the dashboard scrolls one way only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, 'narrow');
  await page.goto('/dashboard');
  const bankroll = page.getByRole('region', { name: 'Bankroll' });
  await expect(bankroll.getByText('You began with')).toBeVisible();
  await page.route('**/api/**', () => undefined); // no answer: the page stays at its widest
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const tooWide = await links.evaluateAll((all) =>
    all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
});

test('on a wide screen the slip stays in sight beside the games', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await arrive(page, 'sticky');
  for (const path of ['/place-bets', '/advanced-betting?sport=nba&tab=props']) {
    await page.goto(path);
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await expect(slip).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(slip).toBeInViewport();
    expect((await boxOf(slip)).y).toBeGreaterThanOrEqual(0);
  }
});
