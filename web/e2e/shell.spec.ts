import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { logIn, test } from './chalkline';
import { arrive, join } from './players';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on screen');
  return box;
}

/** A toast goes after five seconds, but not while it is read: the pointer stays on it. */
async function boxOfToast(toast: Locator) {
  await toast.hover();
  return boxOf(toast);
}

/** How many animations somebody could see: one that the theme has cut to 1 ms lasts a frame at most. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) > 16)
        .length,
  );

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

test('on a slow line the frame of the shell stands at once, and nothing of it moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, 'slow-line');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learn', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Chalkline')).toBeVisible();
  await expect(page.getByText(/^Practise sports betting with virtual coins/)).toBeHidden();
  const frame = [await boxOf(page.locator('.boot-bar')), await boxOf(page.locator('.boot-tabs'))];
  release();
  const tabs = page.getByRole('navigation', { name: 'Pages' });
  await expect(tabs).toBeVisible();
  expect([await boxOf(page.getByRole('banner')), await boxOf(tabs)]).toEqual(frame);
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
  const box = await boxOfToast(toast);
  const header = await boxOf(page.getByRole('banner'));
  expect(box.width).toBeLessThanOrEqual(420);
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
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
    const { y, height: own } = await boxOfToast(toast);
    await expect.poll(async () => (await boxOf(dialog)).y).toBeGreaterThanOrEqual(y + own);
  });
}

test('on a wide screen a pick is announced without a toast, and a toast lies over no price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await arrive(page, 'wide-toast');
  await page.goto('/place-bets');
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const picked = page.getByRole('button', { pressed: true });
  const prices = page
    .getByRole('article')
    .filter({ hasNot: picked })
    .getByRole('button', { name: /^Moneyline, / });
  // Above the slip, which would be pushed down within its column, to be scrolled to.
  await page.getByRole('button', { name: 'Close the guide' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  // So many that the slip takes all of its column; of the last games, as the first ones begin meanwhile.
  for (const picks of [1, 2, 3, 4]) {
    await prices.last().click();
    await expect(page.getByRole('status').filter({ hasText: 'Selection Added' })).toHaveCount(1);
    await expect(slip.getByRole('heading', { name: `Bet slip (${picks})` })).toBeVisible();
    await expect(dismiss).toHaveCount(0);
  }
  await page.route('**/api/bets/slip', (route) => route.abort());
  await slip.getByRole('button', { name: 'Place 4 Bets' }).click();
  const own = await boxOfToast(page.getByRole('alert').filter({ hasText: 'Error Placing Bet' }));
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
  const side = await boxOf(slip);
  expect(side.y + side.height).toBeLessThanOrEqual(own.y);
});

test('on a phone the drawer that a first pick opens has nothing over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, 'phone-toast');
  await page.goto('/place-bets');
  // Not of the next games: the clock is fast, and they start.
  const price = page.getByRole('button', { name: /^Moneyline, / });
  await price.nth(16).click();
  const drawer = page.getByRole('dialog', { name: 'Bet slip (1)' });
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await price.nth(20).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

for (const [what, width, height] of [
  ['the narrowest phone', 320, 640],
  ['a laptop at 200% zoom', 640, 360],
] as const) {
  test(`on ${what} a price is in sight with a pick on the slip, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, `zoomed-${width}`);
    await page.goto('/place-bets');
    const prices = page.getByRole('button', { name: /^Total: Over/ });
    await prices.nth(8).click(); // the next games start meanwhile: the clock is fast
    const picked = page.locator('article button[aria-pressed=true]');
    const drawer = page.getByRole('dialog', { name: 'Bet slip (1)' });
    await drawer.getByRole('button', { name: 'Place Bet' }).scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('button', { name: 'Place Bet' })).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    const found = await picked.evaluate((price) => {
      price.scrollIntoView({ block: 'center' });
      // What stays where it is while the page scrolls, by how much of the window it takes.
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document
          .elementsFromPoint(innerWidth / 2, y)
          .some((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position)),
      );
      return {
        bars: rows.filter(Boolean).length / innerHeight,
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(found.bars).toBeLessThan(0.35);
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(await moving(page)).toBe(0);
    const price = await boxOf(picked);
    const bar = await boxOf(page.getByRole('button', { name: 'Bet Slip (1)' }));
    expect(price.y).toBeGreaterThanOrEqual(0);
    expect(price.y + price.height).toBeLessThanOrEqual(bar.y);
  });
}

for (const [what, width, height] of [
  ['the narrowest phone', 320, 640],
  ['a laptop at 200% zoom', 640, 360],
] as const) {
  test(`on ${what} no page scrolls sideways, and where motion is unwanted none moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, `small-${width}`);
    for (const path of [
      ...['/learn', '/learn/odds-formats', '/sports-hub', '/advanced-betting', '/my-bets'],
      ...['/insight', '/statement', '/settings'],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ sideways, moving: await moving(page) }, path).toEqual({ sideways: 0, moving: 0 });
    }
  });
}

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
    .nth(8) // the next games start meanwhile
    .click();
  const place = page.getByRole('button', { name: 'Place Bet', exact: true });
  await place.click();
  const toast = await boxOfToast(page.getByText('Error Placing Bet'));
  const { y, height } = await boxOf(line);
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
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: 'Open the guide' })).toBeVisible();
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
