import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { logIn, PASSWORD, test } from './chalkline';
import { arrive, bet, me, settled } from './players';

test('prices, times and colours are written everywhere as chosen', async ({ page }) => {
  await arrive(page, 'reckoner');
  const { odds, id, createdAt, ...placed } = await bet(page);
  const price = ((odds > 0 ? odds / 100 : 100 / -odds) + 1).toFixed(2);
  await page.goto('/settings');
  await page.getByRole('radio', { name: /Decimal/ }).check();
  await page.getByLabel('Time zone').fill('Asia/Tokyo');
  const saved = page.waitForResponse('**/api/account/settings/change');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await saved;
  await expect(page.locator('html')).toHaveClass(/dark/);

  const time = new Date(createdAt).toLocaleTimeString('en-US', {
    timeZone: 'Asia/Tokyo',
    hour: 'numeric',
    minute: '2-digit',
  });
  const withPrice = new RegExp(`${placed.prediction} ${price}`);
  await page.goto('/dashboard');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText(withPrice);
  await expect(activity).toContainText(time.replace(/\s/u, ' '));
  await page.goto('/my-bets');
  await expect(page.getByRole('list', { name: 'Bets' })).toContainText(withPrice);
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.goto('/place-bets');
  const offer = page.getByRole('article').nth(9);
  const prices = offer.getByRole('button');
  await expect(prices).toHaveCount(6);
  for (const button of await prices.all()) {
    await expect(button).toContainText(/\d\.\d\d/);
    await expect(button.locator('b')).not.toContainText(/[+-]/);
  }
  await prices.first().click();
  await expect(page.getByRole('region', { name: 'Bet slip' })).toContainText(/\d\.\d\d/);
  await settled(page, { odds, id, createdAt, ...placed });
  await page.goto(`/my-bets/${id}`);
  await expect(page.getByRole('region', { name: 'The bet' })).toContainText(withPrice);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  // -150 of the example on the landing page.
  await expect(page.getByRole('button', { name: /^Green Bay Packers/ })).toContainText('1.67');
});

test('an own limit tightens at once, and is not loosened on the spot', async ({ page }) => {
  await arrive(page, 'careful');
  await page.goto('/settings');
  const play = page.getByRole('region', { name: 'Responsible play' });
  const save = async (stake: string) => {
    await play.getByLabel('Highest stake (coins)').fill(stake);
    await play.getByRole('button', { name: 'Save Limits' }).click();
  };
  await save('0');
  await expect(play.getByText(/^Enter a whole number from 1 to 1,000,000/)).toBeVisible();
  await save('50');
  await expect(page.getByText('They apply from now on.')).toBeVisible();
  await expect(play).toContainText('Now: at most 50 coins a bet.');
  await expect(bet(page)).rejects.toThrow('This stake is above the limit that you set');

  await save('200');
  await expect(
    page.getByText('Stricter limits apply at once; looser ones after 24 hours.'),
  ).toBeVisible();
  await expect(play).toContainText('Now: at most 50 coins a bet.');
  await expect(play.getByRole('note')).toContainText('at most 200 coins a bet.');
  await expect(bet(page)).rejects.toThrow('This stake is above the limit that you set');
});

test.describe('while no price moves', () => {
  test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

  test('a break and a limit are refusals in plain words where one bets', async ({ page }) => {
    await arrive(page, 'resting');
    await page.goto('/settings');
    await page.getByLabel('Highest stake (coins)').fill('99');
    await page.getByRole('button', { name: 'Save Limits' }).click();
    await expect(page.getByText('They apply from now on.')).toBeVisible();
    await page.goto('/place-bets');
    const price = page.getByRole('button', { name: /^Total: Over / }).nth(9);
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await price.click();
    const stake = slip.getByRole('textbox', { name: /^Stake/ });
    await stake.fill('100');
    await expect(stake).toHaveAccessibleDescription(/Your own limit is 99 coins a bet/);
    const place = slip.getByRole('button', { name: 'Place Bet', exact: true });
    await expect(place).toBeDisabled();
    await expect(bet(page)).rejects.toThrow('This stake is above the limit that you set');

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Take a Break' }).click();
    await page.getByRole('button', { name: 'Begin the Break' }).click();
    await expect(page.getByText('Your break has begun')).toBeVisible();
    await page.goto('/place-bets');
    await expect(place).toBeDisabled();
    await expect(place).toHaveAccessibleDescription(/^You are on a break\. You can bet again on/);
    await expect(bet(page)).rejects.toThrow('You are on a break');
    expect((await me(page)).virtualBalance).toBe(1000);
  });
});

test('an account is taken away and deleted while a bet is open', async ({ page }) => {
  await arrive(page, 'mover');
  const { id } = await bet(page, { after: 20 });
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    ledger: { position: number }[];
  };
  expect(file.ledger.map(({ position }) => `${position}`)).toContain(id);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Your open bets are voided first.');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog).toContainText('Password is required');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('I understand that this cannot be undone').check();
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await logIn(page, 'mover');
  await expect(page.getByText('Login failed')).toBeVisible();
});
