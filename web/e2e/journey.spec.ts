import { expect } from '@playwright/test';
import { PASSWORD, signUp, test } from './chalkline';
import { acceptMovedPrices, arrive, ownBets, ranked } from './players';

interface Game {
  id: string;
  homeTeam: { name: string };
}

test.beforeEach(async ({ page }) => acceptMovedPrices(page));

test('a newcomer signs up, bets on the next game, and sees it settled', async ({ page }) => {
  await signUp(page, 'newcomer');
  await expect(page.getByRole('banner')).toContainText('1,000');
  await expect(page.getByText('No recent activity')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Place Bets' }).click();
  await expect(page.getByRole('tab', { name: 'Traditional View' })).toBeVisible();
  const answers = [
    expect(page.getByText('Bet Placed Successfully!')).toBeVisible({ timeout: 60_000 }),
    expect(page.getByRole('banner')).toContainText('750', { timeout: 60_000 }),
  ];
  // A game starts every 7.5 seconds: on a slow day the chosen one before the form is filled in.
  await expect(async () => {
    if ((await ownBets(page)).length > 0) return;
    const answer = await page.request.get('/api/betting/upcoming-games?count=3');
    const game = ((await answer.json()) as Game[])[2];
    if (game === undefined) throw new Error('no game is on offer');
    await page.goto(`/place-bets?game=${game.id}`);
    const typed = { force: true, timeout: 5000 };
    await page.getByRole('radio', { name: 'Moneyline (Team to Win)' }).check(typed);
    await page.getByRole('radio', { name: game.homeTeam.name }).check(typed);
    await page.getByLabel('Bet Amount').fill('250', typed);
    await page.getByRole('button', { name: 'Place Bet', exact: true }).click({ timeout: 5000 });
    await expect.poll(() => ownBets(page), { timeout: 5000 }).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  await Promise.all(answers);

  await expect
    .poll(async () => (await ownBets(page)).map((bet) => bet.status), { timeout: 60_000 })
    .not.toContain('pending');
  const [bet] = await ownBets(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText(bet?.prediction ?? '');
  await expect(activity).toContainText(new RegExp(bet?.status ?? '', 'i'));
  await expect.poll(() => ranked(page, 'balance')).toContain('newcomer');
  await page.getByRole('tab', { name: 'All Time' }).click();
  await page.getByRole('button', { name: 'Highest Balance' }).click();
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toContainText('You');
});

test('what is wrong is said in plain words, and changes nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'Username must be at least 3 characters',
    'Invalid email format',
    'Password must be at least 6 characters',
    'You must be 18 or older',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Login' }).click();
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test.describe('while no game starts', () => {
  test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

  test('selections gather in the slip over a reload and are placed together', async ({ page }) => {
    await arrive(page, 'gatherer');
    await page.goto('/place-bets');
    const slip = page.getByRole('region', { name: 'Bet slip' });
    const prices = page.getByRole('button', { name: /^Total: Over / });
    // Watched for from before the press: it is in the page for five seconds only.
    const announced = expect(page.getByText('Selection Added')).toBeAttached();
    await prices.nth(8).click();
    await announced;
    await prices.nth(9).click();
    await page.reload();
    await expect(slip).toContainText('(2)');
    await slip.getByRole('button', { name: 'Place 2 Bets' }).click();
    await expect(page.getByRole('banner')).toContainText('980');
  });

  test('the first bet is five clicks from the landing page, where the quiz is left for later', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Register' });
    await form.getByLabel('Username').fill('swift');
    await form.getByLabel('Email').fill('swift@example.org');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    const clicks = [
      form.getByLabel('I am 18 or older'),
      form.getByRole('button', { name: 'Create Account' }),
      page.getByRole('link', { name: 'Skip for now' }),
      page.getByRole('button', { name: /^Total: Over / }).first(),
      page.getByRole('button', { name: 'Place Bet', exact: true }),
    ];
    for (const target of clicks) await target.click();
    await expect(page.getByText('Successfully placed 1 bet(s)')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('990');
  });

  test('a visitor looks around with sample data and is asked to sign in to bet', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
    await expect(page.getByText('10,000').first()).toBeVisible();
    await page.goto('/place-bets');
    await page
      .getByRole('button', { name: /^Total: Over / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Place Bet', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Sign In');
  });
});
