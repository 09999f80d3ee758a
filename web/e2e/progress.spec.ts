import { expect } from '@playwright/test';
import { register, test } from './chalkline';
import { answer, nextStep, STEPS } from './guide';
import { acceptMovedPrices, arrive } from './players';

test('the quiz finds a level, and five bets lead to the next', async ({ page }) => {
  await register(page, 'climber');
  await expect(page.getByRole('heading', { name: 'Betting Knowledge Quiz' })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  const goOn = page.getByRole('button', { name: 'Continue' });
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await goOn.click();
  await expect(page.getByText('Please select an answer')).toBeVisible();
  await expect(page.getByText('You need to choose an option before continuing')).toBeVisible();
  const option = (index: number) => page.getByRole('group').getByRole('radio').nth(index);
  await option(2).check();
  await goOn.click();
  await option(0).check();
  await back.click();
  await expect(option(2)).toBeChecked();
  await goOn.click();
  await expect(option(0)).toBeChecked();
  for (const pick of [2, 0]) {
    await goOn.click();
    await option(pick).check();
  }
  await goOn.click();
  await option(3).check();
  await page.getByRole('button', { name: 'Complete' }).click();

  await expect(page.getByRole('heading', { name: 'Your Betting Profile' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Intermediate');
  await expect(page.getByText('3 of 4 right')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Strengths' }).getByRole('listitem')).toHaveText([
    'The point spread',
    'Bankroll management',
    'Expected value',
  ]);
  await expect(page.getByRole('list', { name: 'Areas to Improve' })).toHaveText('Reading odds');
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click();

  const progress = page.getByRole('region', { name: 'Your Progress' });
  await expect(progress).toContainText('Level 1');
  await expect(progress).toContainText('50 / 100 XP');
  await expect(progress).toContainText("You haven't earned any badges yet");
  await acceptMovedPrices(page);
  await page.getByRole('link', { name: 'Place Bets' }).first().click();
  const prices = page.getByRole('button', { name: /^Total: Over / });
  for (const index of [3, 4, 5, 6, 7]) await prices.nth(index).click();
  await page.getByRole('button', { name: 'Place 5 Bets' }).click();
  await expect(page.getByRole('banner')).toContainText('950');

  const flash = expect(page.getByText('Level Up!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await flash;
  await expect(progress).toContainText('Level 2');
  await expect(progress).toContainText('0 / 200 XP');
  await expect(page.getByText('Level Up!')).toBeHidden();
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a member has the coins, the badge and the XP of the tier that was chosen', async ({
  page,
}) => {
  await arrive(page, 'member');
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Your Progress' });
  await expect(progress).toContainText('Free Account');
  await page.getByRole('button', { name: 'Upgrade Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await expect(dialog).toContainText('no payment is taken');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('radio', { name: /Pro/ }).check();
  await expect(dialog.getByRole('region', { name: 'Selected plan' })).toContainText('$19.99');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('1,000');

  await progress.getByRole('button', { name: 'Upgrade' }).click();
  await dialog.getByRole('radio', { name: /Pro/ }).check();
  await dialog.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page.getByText('Upgrade successful!')).toBeVisible();
  await expect(
    page.getByText('You now have a Pro subscription with a virtual balance of 10,000.'),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('10,000');
  await expect(progress).toContainText('Premium Member');
  await expect(progress).toContainText('Pro');
  await expect(page.getByRole('button', { name: 'Upgrade Account' })).toHaveCount(0);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Take a Higher Plan' }).click();
  await expect(dialog.getByRole('radio', { disabled: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/learn/odds-formats');
  for (let step = 1; step <= STEPS; ++step) {
    await answer(page, step, 0);
    if (step < STEPS) await nextStep(page);
  }
  await page.getByRole('button', { name: 'Finish guide' }).click();
  // 10, times 1.5 from Pro up.
  await expect(page.getByText('Guide finished. +15 XP')).toBeVisible();
});
