import { expect } from '@playwright/test';
import { test } from './chalkline';
import { answer, nextStep } from './guide';
import { arrive } from './players';

test('a guide is read, tried, checked, and stays read', async ({ page }) => {
  await arrive(page, 'reader');
  await page.goto('/learn');
  await expect(page.getByText('0 of 12 guides read')).toBeVisible();
  await page.getByRole('link', { name: 'Odds Formats', exact: true }).click();

  const tool = page.getByRole('region', { name: 'Try it: Odds converter' });
  await tool.getByLabel('Price').fill('3/2');
  for (const form of ['+150', '2.500', '3/2', '40.0%']) {
    await expect(tool.getByRole('definition').filter({ hasText: form })).toBeVisible();
  }
  await tool.getByLabel('Price').fill('nonsense');
  await expect(tool.getByText(/^Enter a price such as/)).toBeVisible();

  await expect(await answer(page, 1, 'Which team the bookmaker supports')).toContainText(
    'Not quite.',
  );
  await nextStep(page);
  await expect(await answer(page, 2, '67')).toContainText('Right.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Four ways to write one price' })).toBeVisible();
  await nextStep(page);
  await expect(await answer(page, 3, '25.0%')).toContainText('Right.');
  await nextStep(page);
  await expect(await answer(page, 4, '4.5%')).toContainText('Right.');
  await expect(page.getByRole('button', { name: 'Finish guide' })).toHaveCount(0);
  await nextStep(page);
  await expect(await answer(page, 5, 'Each has 50.0%')).toContainText('Right.');
  const result = page.getByRole('region', { name: 'Result of the check' });
  await expect(result).toContainText('4 of 5 right');
  await result.getByRole('button', { name: 'Finish guide' }).click();
  await expect(result).toContainText('Guide finished. +10 XP');

  await page.getByRole('link', { name: 'Learning Center: Betting Basics' }).click();
  await expect(page.getByText('1 of 12 guides read')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Odds Formats' })).toContainText('Read');
  await page.goto('/dashboard');
  // 50 of the quiz and 10 of the guide.
  await expect(page.getByRole('region', { name: 'Your Progress' })).toContainText('60 / 100 XP');
});

test('on a phone the chosen topic is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn?topic=advanced');
  const chosen = page.getByRole('tab', { name: 'Advanced Topics' });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('calculators are open to a Novice, and a tier opens Advanced Topics', async ({ page }) => {
  await arrive(page, 'novice');
  await page.goto('/learn');
  await page.getByRole('tab', { name: 'Strategies' }).click();
  const prompt = page.getByRole('note', { name: 'More strategy in Advanced Topics' });
  await expect(prompt.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(
    page.getByRole('note', { name: 'More statistics in Advanced Topics' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Probability Basics', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Try it: What luck does' })).toBeVisible();

  await page.goto('/learn?topic=advanced');
  const kelly = page.getByRole('article').filter({ hasText: 'Kelly Criterion' });
  await expect(kelly).toContainText('Premium');
  await kelly.getByRole('link').click();
  const locked = page.getByRole('note', { name: 'Advanced Topics are premium content' });
  await expect(locked).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Try it: Kelly stake' })).toBeVisible();

  await locked.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page.getByText('Premium Member')).toBeVisible();

  await page.goto('/learn/kelly-criterion');
  await expect(page.getByRole('region', { name: /^Try it: / })).toBeVisible();
  for (const step of [1, 2, 3, 4, 5]) {
    await answer(page, step, 0);
    if (step < 5) await nextStep(page);
  }
  await page.getByRole('button', { name: 'Finish guide' }).click();
  await expect(page.getByText('Guide finished. +10 XP')).toBeVisible();
  await page.goto('/learn?topic=advanced');
  await expect(page.getByRole('note', { name: /premium content/ })).toHaveCount(0);
});
