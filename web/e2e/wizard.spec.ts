import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { arrive } from './players';
import { analysisOf, askWizard, chatOf, inputOf, send } from './wizard';

const saved = (page: Page) => page.getByRole('list', { name: 'Saved analyses' });
const left = (page: Page, text: string) =>
  expect(page.getByText(`You have ${text} remaining today`)).toBeVisible();

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
  await expect(chatOf(page).getByText(/asker/)).toBeVisible();
  const question = `What do you think of ${name}?`;
  await expect(inputOf(page)).toHaveValue(question);
  await left(page, '3 free questions');

  await send(page);
  await left(page, '2 free questions');
  await expect(analysisOf(page).getByText(`You asked: ${question}`)).toBeVisible();
  await expect(analysisOf(page).getByRole('progressbar', { name: 'Confidence' })).toBeVisible();
  await analysisOf(page).getByRole('tab', { name: 'Key Factors' }).click();
  const factors = analysisOf(page).getByRole('list', { name: 'Key factors' }).getByRole('link');
  await expect(factors.first()).toHaveAttribute('href', /^\/(game-details|learn|wizard)/);
  await analysisOf(page).getByRole('tab', { name: 'History' }).click();
  await expect(
    analysisOf(page).getByText(
      'Historical accuracy data not available for this specific analysis.',
    ),
  ).toBeVisible();
  const apply = analysisOf(page).getByRole('button', { name: 'Apply to Bet Slip' });
  await expect(apply).toBeVisible();
  await analysisOf(page).getByRole('button', { name: 'Save Analysis' }).click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(chatOf(page).getByText(question)).toBeVisible();
  await expect(saved(page).getByText(`You asked: ${question}`)).toBeVisible();
  await expect(
    analysisOf(page).getByRole('button', { name: 'Saved', pressed: true }),
  ).toBeVisible();

  await inputOf(page).fill('What is a spread?');
  await send(page);
  await left(page, '1 free question');
  await inputOf(page).fill('How am I doing?');
  await send(page);
  await left(page, '0 free questions');
  await expect(inputOf(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();

  await page.reload();
  const plans = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await expect(plans.getByRole('radio', { name: /Pro/ })).toBeChecked();
  await plans.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(plans).toBeHidden();
  await expect(inputOf(page)).toBeEnabled();
  await expect(page.getByText(/remaining today/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await page.goto('/wizard');
  await expect(chatOf(page)).toBeVisible();
  await expect(chatOf(page).getByText(question)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the analysis stands below its answer, labelled by its source, with the games behind', async ({
    page,
  }) => {
    await arrive(page, 'phone-asker');
    await askWizard(page, 'Explain this price');
    const answer = await chatOf(page).boundingBox();
    const details = await analysisOf(page).boundingBox();
    expect(details?.y).toBeGreaterThan((answer?.y ?? 0) + (answer?.height ?? 0) - 1);
    await expect(chatOf(page).getByText('Simulated')).toBeVisible();
    await expect(analysisOf(page).getByText('Simulated')).toBeVisible();
    await analysisOf(page).getByRole('tab', { name: 'Key Factors' }).click();
    const factor = analysisOf(page).getByRole('list', { name: 'Key factors' }).getByRole('link');
    const path = (await factor.first().getAttribute('href')) ?? '';
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await factor.first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: 'Last 5 games' })).toBeVisible();
  });
});
