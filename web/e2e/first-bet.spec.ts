import { expect } from '@playwright/test';
import { PASSWORD, test } from './chalkline';
import { arrive } from './players';

// A price that moves would be a press more: here none does.
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

test('a visitor is six presses from a first bet, with the quiz skipped', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () =>
      sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`),
    ),
  );
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Username').click();
  for (const text of ['hasty', 'hasty@example.org', PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('I am 18 or older').click();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await page
    .getByRole('button', { name: /^Total: Over/ })
    .first()
    .click();
  await page
    .getByRole('region', { name: 'Bet slip' })
    .getByRole('button', { name: 'Place Bet' })
    .click();
  await expect(page.getByText('Bets Placed')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('6');
});

test('a new player sees a price in the first screen of a phone, and can read the steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, 'newcomer');
  await page.goto('/place-bets');
  const guide = page.getByRole('region', { name: 'Your first bet, step by step' });
  await expect(guide).toContainText('Step 1 of 3: choose a price');
  const price = page.getByRole('button', { name: /^Moneyline, / }).first();
  await expect(price).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const box = await price.boundingBox();
  // The bar of tabs covers the lowest 68 pixels.
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844 - 68);
  await guide.getByRole('button', { name: 'All steps' }).click();
  await expect(guide.getByRole('listitem')).toHaveCount(3);
});
