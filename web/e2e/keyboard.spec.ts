import { expect } from '@playwright/test';
import { PASSWORD, test } from './chalkline';
import { choose, press, tabTo, write } from './keyboard';
import { checkOf, readOn, STEPS } from './guide';
import { arrive } from './players';

test.slow(); // a key at a time

test.use({
  // Between a phone and a desk: the games give way to the bet that is begun.
  viewport: { width: 1100, height: 800 },
  // Typing one key at a time is slower than the games of a fast clock.
  baseURL: async ({ calm }, provide) => provide(calm.url),
});

test('by keyboard alone one signs up, takes the quiz and places a bet', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Register' });
  await write(page, form.getByLabel('Username'), 'typist');
  await write(page, form.getByLabel('Email'), 'typist@example.org');
  await write(page, form.getByLabel('Password', { exact: true }), PASSWORD);
  await write(page, form.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await press(page, form.getByLabel('I am 18 or older'), 'Space');
  await press(page, form.getByRole('button', { name: 'Create Account' }));

  const options = page.getByRole('group').getByRole('radio');
  for (const [index, pick] of [1, 1, 2, 0, 3].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    await choose(page, options.first(), options.nth(pick));
    await press(page, page.getByRole('button', { name: /^(Continue|Complete)$/ }));
  }
  await press(page, page.getByRole('link', { name: 'Go to Your Dashboard' }));

  const games = page.getByRole('region', { name: 'Upcoming Games' });
  await press(page, games.getByRole('link', { name: /^Bet Now/ }).nth(3));
  const bet = page.getByRole('form', { name: 'New bet' });
  const types = bet.getByRole('group', { name: 'Bet Type' }).getByRole('radio');
  await choose(page, types.first(), types.last());
  const picks = bet.getByRole('group', { name: 'Your Pick' }).getByRole('radio');
  await choose(page, picks.first(), picks.last());
  await write(page, bet.getByLabel('Bet Amount'), '150');
  await press(page, bet.getByRole('button', { name: 'Place Bet' }));
  await expect(page.getByText('Bet Placed Successfully!')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('850');
});

test('by keyboard alone one reads a guide, upgrades and settles in', async ({ page }) => {
  await arrive(page, 'pianist');
  await page.goto('/learn');
  const topics = page.getByRole('tablist', { name: 'Topics' });
  await press(page, topics.getByRole('tab', { name: 'Betting Basics' }), 'ArrowRight');
  await expect(page.getByRole('link', { name: 'Value Betting', exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await press(page, page.getByRole('link', { name: 'Odds Formats', exact: true }));
  const tool = page.getByRole('region', { name: 'Try it: Odds converter' });
  await write(page, tool.getByLabel('Price'), '2.5');
  await expect(tool.getByText('+150', { exact: true }).last()).toBeVisible();
  for (let step = 1; step <= STEPS; ++step) {
    const question = checkOf(page, step);
    const options = question.getByRole('radio');
    await choose(page, options.first(), options.nth(1));
    await readOn(page);
    await press(page, question.getByRole('button', { name: 'Check answer' }));
    await expect(question.getByRole('status')).toBeFocused();
    if (step < STEPS) await press(page, page.getByRole('button', { name: 'Next step' }));
  }
  await press(page, page.getByRole('button', { name: 'Finish guide' }));
  await expect(page.getByText(/^\d of 5 right$/)).toBeVisible();
  await expect(page.getByText('+10 XP')).toBeVisible();

  await page.goto('/dashboard');
  await press(page, page.getByRole('button', { name: 'Upgrade Account' }));
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upgrade Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  const plans = dialog.getByRole('radio');
  await choose(page, plans.first(), plans.nth(1));
  await press(page, dialog.getByRole('button', { name: 'Upgrade Now' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Premium Member')).toBeVisible();

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Settings' }));
  const formats = page.getByRole('group', { name: 'Odds format' }).getByRole('radio');
  await choose(page, formats.first(), formats.nth(1));
  await press(page, page.getByRole('button', { name: 'Dark', exact: true }), 'Space');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await tabTo(page, page.getByLabel('Time zone'));
  await page.keyboard.type('UTC');
  await expect(page.getByLabel('Time zone')).toHaveValue('UTC');
  await write(page, page.getByLabel('Bets a day'), '5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('at most 5 bets a day')).toBeVisible();
  await press(page, page.getByLabel('Show me on the leaderboards'), 'Space');
  await expect(page.getByLabel('Show me on the leaderboards')).not.toBeChecked();
  await press(page, page.getByRole('button', { name: 'Delete My Account' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Keep My Account' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toBeFocused();
});

for (const [how, keys] of [
  ['by the link after it', ['Tab', 'Enter']],
  ['by the key S', ['s']],
] as const) {
  test(`from a price that is picked its stake is at most 2 keys away: ${how}`, async ({ page }) => {
    await arrive(page, `skipper-${keys.length}`);
    await page.goto('/place-bets');
    await press(page, page.getByRole('button', { name: /^Total: Over/ }).first());
    for (const key of keys) await page.keyboard.press(key);
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await expect(slip.getByRole('textbox', { name: /^Stake on Over/ })).toBeFocused();
    await page.keyboard.type('25');
    await expect(slip.getByRole('textbox', { name: /^Stake on Over/ })).toHaveValue('25');
    await press(page, slip.getByRole('button', { name: 'Place Bet' }));
    await expect(page.getByText('Bets Placed')).toBeVisible();
  });
}

test('the link to a stake is in sight while it has the focus', async ({ page }) => {
  await arrive(page, 'onlooker');
  await page.goto('/place-bets');
  await press(page, page.getByRole('button', { name: /^Total: Over/ }).first());
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Go to bet slip' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
});
