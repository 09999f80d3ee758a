import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { arrive } from './players';

const chat = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const input = (page: Page) => page.getByPlaceholder('Ask the Betting Wizard...');
const analysis = (page: Page) => page.getByRole('region', { name: 'Detailed Analysis' });
const saved = (page: Page) => page.getByRole('list', { name: 'Saved analyses' });
const left = (page: Page, text: string) =>
  expect(page.getByText(`You have ${text} remaining today`)).toBeVisible();

/** Sends what is in the input, again while the Wizard still learns from past games. */
async function send(page: Page) {
  await input(page).press('Enter');
  const retry = chat(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(retry).toBeHidden({ timeout: 2000 });
    await expect(chat(page).getByText('The Wizard is thinking…')).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

// No price moves and no game starts between a question and its answer.
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

test('a player asks about a game, keeps the analysis, uses the day up and goes on without limit', async ({
  page,
}) => {
  await arrive(page, 'asker');
  await page.goto('/place-bets');
  const game = page.getByRole('article').nth(3);
  const name = (await game.getAttribute('aria-label')) ?? '';
  await game.getByRole('link', { name: `Ask the Wizard about ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting Wizard' })).toBeVisible();
  await expect(chat(page).getByText(/asker/)).toBeVisible();
  const question = `What do you think of ${name}?`;
  await expect(input(page)).toHaveValue(question);
  await left(page, '3 free questions');

  await send(page);
  await left(page, '2 free questions');
  await expect(analysis(page).getByText(`You asked: ${question}`)).toBeVisible();
  await expect(analysis(page).getByRole('progressbar', { name: 'Confidence' })).toBeVisible();
  await analysis(page).getByRole('tab', { name: 'Key Factors' }).click();
  const factors = analysis(page).getByRole('list', { name: 'Key factors' }).getByRole('link');
  await expect(factors.first()).toHaveAttribute('href', /^\/(game-details|learn|wizard)/);
  await analysis(page).getByRole('tab', { name: 'History' }).click();
  await expect(
    analysis(page).getByText('Historical accuracy data not available for this specific analysis.'),
  ).toBeVisible();
  const apply = analysis(page).getByRole('button', { name: 'Apply to Bet Slip' });
  await expect(apply).toBeVisible();
  await analysis(page).getByRole('button', { name: 'Save Analysis' }).click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(chat(page).getByText(question)).toBeVisible();
  await expect(saved(page).getByText(`You asked: ${question}`)).toBeVisible();
  await expect(analysis(page).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();

  await input(page).fill('What is a spread?');
  await send(page);
  await left(page, '1 free question');
  await input(page).fill('How am I doing?');
  await send(page);
  await left(page, '0 free questions');
  await expect(input(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();

  await page.reload();
  const plans = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await expect(plans.getByRole('radio', { name: /Pro/ })).toBeChecked();
  await plans.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(plans).toBeHidden();
  await expect(input(page)).toBeEnabled();
  await expect(page.getByText(/remaining today/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await page.goto('/wizard');
  await expect(chat(page)).toBeVisible();
  await expect(chat(page).getByText(question)).toHaveCount(0);
});
