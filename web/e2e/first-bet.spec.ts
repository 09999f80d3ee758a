import { expect } from '@playwright/test';
import { PASSWORD, test } from './chalkline';

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
