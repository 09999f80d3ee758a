import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { press, tabTo, write } from './keyboard';
import { acceptMovedPrices, arrive, ownBets } from './players';

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const games = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('button');
const add = (page: Page) => page.getByRole('button', { name: 'Add to Bet Slip' });

/** With a game that starts hours from now. */
async function open(page: Page, tab: 'Player Props' | 'Conditional') {
  await page.goto('/advanced-betting');
  await games(page).last().click();
  // The choice among one game's players is dropped with the game.
  await expect(games(page).last()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: tab }).click();
}

async function addProp(page: Page) {
  await open(page, 'Player Props');
  await page.getByRole('table').getByRole('button').first().click();
  await add(page).click();
}

async function addConditional(page: Page) {
  await open(page, 'Conditional');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('if_time');
  await page.getByRole('combobox', { name: 'Bet type' }).selectOption('total');
  await add(page).click();
}

/** The one whose clock runs: an inning of baseball has none. */
async function chooseGameUnderWay(page: Page) {
  const sports = page.getByRole('group', { name: 'Sport' });
  const underWay = games(page).filter({ hasText: 'Live' }).first();
  await expect(async () => {
    for (const sport of ['NBA', 'NFL', 'NHL']) {
      await sports.getByRole('button', { name: sport }).click();
      await expect(games(page).last()).toBeVisible({ timeout: 5000 });
      if (await underWay.isVisible()) return underWay.click({ timeout: 5000 });
    }
    throw new Error('no game is under way');
  }).toPass({ timeout: 60_000 });
}

// Every path is walked in both themes: each goes to the worker that is free.
test.describe.configure({ mode: 'parallel' });

test('bets on players, conditions and parlays settle like any other', async ({ page }) => {
  await arrive(page, 'patient');
  await acceptMovedPrices(page);
  await page.goto('/advanced-betting');
  const slip = slipOf(page);
  const clear = slip.getByRole('button', { name: 'Clear all' });
  const balance = expect(page.getByRole('banner')).toContainText('990', { timeout: 60_000 });
  // A game starts every 7.5 seconds: on a slow day the chosen one before its bet is placed.
  await expect(async () => {
    if ((await ownBets(page)).length > 0) return;
    if (await clear.isVisible()) await clear.click({ timeout: 5000 });
    const waiting = games(page).filter({ hasNotText: 'Live' });
    await waiting.nth(1).click({ timeout: 5000 });
    await page.getByRole('tab', { name: 'Conditional' }).click({ timeout: 5000 });
    const type = page.getByRole('combobox', { name: 'Bet type' });
    await type.selectOption('total', { timeout: 5000 });
    await add(page).click({ timeout: 5000 });
    await slip.getByRole('button', { name: 'Place Bet' }).click({ timeout: 5000 });
    await expect.poll(() => ownBets(page), { timeout: 5000 }).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  await balance;
  await expect
    .poll(async () => (await ownBets(page)).map(({ status }) => status), { timeout: 90_000 })
    .not.toContain('pending');
  await page.goto('/my-bets');
  await page.getByRole('link', { name: /^Look back/ }).click();
  await expect(page.getByText(/^No market closes on a condition/)).toBeVisible();
  const parts = page.getByRole('list', { name: 'What had to come true' }).getByRole('listitem');
  await expect(parts).toContainText([/^Condition: .* win the game/, /^Pick: the teams score more/]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.afterEach(({ page }) =>
      expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`)),
    );

    test.describe('while no price moves', () => {
      test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

      test('a prop and a conditional are placed together, and a parlay counts as one', async ({
        page,
      }) => {
        await arrive(page, `builder-${colorScheme}`);
        await addProp(page);
        await addConditional(page);
        const slip = slipOf(page);
        await expect(slip).toContainText('(2)');
        const placed = expect(page.getByText('Successfully placed 2 bet(s)')).toBeVisible();
        await slip.getByRole('button', { name: 'Place 2 Bets' }).click();
        await placed;
        await expect(page.getByRole('banner')).toContainText('980');
        await expect(slip.getByRole('listitem')).toHaveCount(0);

        // On to Place Bets, where the slip is the same: a prop goes with it as a leg.
        await addProp(page);
        await page.getByRole('banner').getByRole('link', { name: 'Place Bets' }).click();
        await page
          .getByRole('button', { name: /^Total: Over / })
          .nth(9)
          .click();
        await slip.getByRole('checkbox', { name: /^Parlay/ }).check();
        // From the top of the page on the slip is all in sight, with what places it.
        await page.evaluate(() => scrollTo(0, 0));
        await expect(slip.getByRole('button', { name: 'Place Parlay' })).toBeInViewport({
          ratio: 1,
        });
        await slip.getByRole('button', { name: '25' }).click();
        const counted = expect(page.getByText('Successfully placed 1 bet(s)')).toBeVisible();
        await slip.getByRole('button', { name: 'Place Parlay' }).click();
        await counted;
        await expect(page.getByRole('banner')).toContainText('955');

        await page.goto('/my-bets');
        const bets = page.getByRole('list', { name: 'Bets' });
        await expect(bets.getByText('Parlay of 2')).toBeVisible();
        await expect(bets.getByRole('list', { name: 'Legs' }).getByRole('listitem')).toHaveCount(2);
        await expect(bets).toContainText('Conditional total');
        await expect(bets).toContainText('the game is within 5 points at halftime');
        await page.getByRole('combobox', { name: 'Market' }).selectOption('parlay');
        await expect(bets.locator(':scope > li')).toHaveCount(1);
      });

      test('a parlay is not placed while two of its legs are of one game', async ({ page }) => {
        await arrive(page, `doubler-${colorScheme}`);
        await page.goto('/place-bets');
        const prices = (game: number) => page.getByRole('article').nth(game).getByRole('button');
        const slip = slipOf(page);
        const parlay = slip.getByRole('checkbox', { name: /^Parlay/ });
        const place = slip.getByRole('button', { name: 'Place Parlay' });
        const reason = slip.getByText(/^A parlay takes one leg from each game/);
        await prices(8).first().click();
        await prices(8).last().click();
        await parlay.check();
        await expect(reason).toBeVisible();
        await expect(place).toBeDisabled();
        await prices(8).first().click();
        await prices(9).first().click();
        await parlay.check();
        await expect(place).toBeEnabled();
        await prices(9).last().click();
        await expect(reason).toBeVisible();
        await expect(place).toBeDisabled();
        await prices(9).last().click();
        await expect(reason).toHaveCount(0);
        const placed = expect(page.getByText('Successfully placed 1 bet(s)')).toBeVisible();
        await place.click();
        await placed;
        await expect
          .poll(async () => (await ownBets(page)).map(({ legs }) => legs.length))
          .toEqual([2]);
      });

      test('a price that has moved is marked, accepted, and placed', async ({ page }) => {
        await arrive(page, `mover-${colorScheme}`);
        // The page's first read gives another price than the server's, its second read the server's own.
        let reads = 0;
        await page.route(/\/api\/betting\/upcoming-games/, async (route) => {
          const answer = await route.fetch();
          const list = (await answer.json()) as { odds: { total: { overOdds: number } | null } }[];
          if (reads++ === 0) for (const { odds } of list) if (odds.total) odds.total.overOdds = 777;
          await route.fulfill({ response: answer, json: list });
        });
        await page.goto('/place-bets');
        await page
          .getByRole('button', { name: /^Total: Over / })
          .nth(8)
          .click();
        const slip = slipOf(page);
        await slip.getByRole('button', { name: 'Place Bet' }).click();
        const question = slip.getByRole('alertdialog', { name: 'Odds have changed' });
        await expect(question.getByText('+777')).toBeVisible();
        await question.getByRole('button', { name: 'Accept new odds' }).click();
        await expect(page.getByRole('banner')).toContainText('990');
        const [bet] = await ownBets(page);
        expect(bet?.odds).not.toBe(777);
      });

      test('a visitor builds and places for show, and nothing is recorded', async ({ page }) => {
        await addConditional(page);
        const said = expect(
          page.getByText(/^Successfully placed 1 bet\(s\)\..*recorded/),
        ).toBeVisible();
        await slipOf(page).getByRole('button', { name: 'Place Bet' }).click();
        await said;
        await expect(slipOf(page).getByRole('listitem')).toHaveCount(0);
      });

      test('by keyboard alone one builds a bet, sets its stake and places it', async ({ page }) => {
        test.slow(); // a key at a time
        await arrive(page, `keys-${colorScheme}`);
        await page.goto('/advanced-betting');
        await press(page, games(page).last());
        await press(page, page.getByRole('tab', { name: 'Player Props' }), 'ArrowRight');
        await expect(page.getByRole('tab', { name: 'Conditional' })).toBeFocused();
        await tabTo(page, page.getByRole('combobox', { name: 'Condition' }));
        await page.keyboard.type('If a team loses');
        await tabTo(page, page.getByRole('combobox', { name: 'Bet type' }));
        await page.keyboard.type('Total');
        await press(page, add(page));
        const slip = slipOf(page);
        await write(page, slip.getByRole('textbox', { name: /^Stake/ }), '40');
        await press(page, slip.getByRole('button', { name: 'Place Bet' }));
        await expect(page.getByRole('banner')).toContainText('960');
      });

      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 } });

        test('the slip is a drawer: it opens on the first add, and by its button', async ({
          page,
        }) => {
          await arrive(page, `thumbs-${colorScheme}`);
          await addConditional(page);
          const drawer = page.getByRole('dialog', { name: 'Bet slip (1)' });
          await expect(drawer).toBeVisible();
          await drawer.getByRole('button', { name: 'Close' }).click();
          await expect(drawer).toBeHidden();
          await page.getByRole('button', { name: 'Bet Slip (1)' }).click();
          await drawer.getByRole('button', { name: 'Place Bet' }).click();
          await expect(page.getByRole('banner')).toContainText('990');
          await expect(drawer).toBeHidden();
        });
      });
    });

    test.describe('at the speed of the day', () => {
      test.use({ baseURL: async ({ live }, provide) => provide(live.url) });

      test('a game under way is shown tick by tick, and its price is placed or asked about anew', async ({
        page,
      }) => {
        await arrive(page, `onlooker-${colorScheme}`);
        await page.goto('/advanced-betting');
        const slip = slipOf(page);
        const clear = slip.getByRole('button', { name: 'Clear all' });
        const asked = slip.getByRole('alertdialog', { name: 'Odds have changed' });
        const odds = page.getByRole('group', { name: 'Live odds' });
        await chooseGameUnderWay(page);
        const clock = page.getByText(/^\d{1,2}:\d{2}$/);
        const before = (await clock.textContent()) ?? '';
        await expect(clock).not.toHaveText(before);
        // A price lives for six seconds, and none is taken just after a score: each step may come too late for one.
        await expect(async () => {
          if (await clear.isVisible()) await clear.click({ timeout: 5000 });
          await odds.getByRole('button').first().click({ timeout: 5000 });
          await expect(slip.getByText(/^Live odds move/)).toBeVisible({ timeout: 5000 });
          await slip.getByRole('button', { name: 'Place Bet' }).click({ timeout: 5000 });
          const isAnswered = async () =>
            (await ownBets(page)).length > 0 || (await asked.isVisible());
          await expect.poll(isAnswered, { timeout: 5000 }).toBe(true);
        }).toPass({ timeout: 90_000 });
        await expect(page.getByRole('table', { name: /^Chance of/ })).toBeAttached();
      });
    });
  });
}
