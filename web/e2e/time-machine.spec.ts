import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './chalkline';
import { arrive, ownBets, ranked, settled } from './players';

test.use({ baseURL: async ({ season }, provide) => provide(season.url) });

test('a learner begins a past season and bets on it, which settles as it was, though the season is stopped', async ({
  page,
}) => {
  await arrive(page, 'learner');
  await page.goto('/place-bets');
  await page.getByRole('link', { name: 'Practise on a past season' }).click();
  await expect(page.getByText(/stay off the leaderboards/)).toBeVisible();
  await page.getByRole('button', { name: 'Begin NFL 2023' }).click();
  await page.getByRole('link', { name: 'Practise on NFL 2023' }).click();

  await expect(page.getByText(/You practise on NFL 2023: week 1/)).toBeVisible();
  // There is time to bet on the second, and to stop the season before it begins.
  const game = page.getByRole('article', { name: 'Carolina Panthers @ Atlanta Falcons' });
  await expect(game).toContainText('Replay');
  await game.getByRole('button', { name: /^Moneyline, Atlanta Falcons/ }).click();
  await page.getByRole('button', { name: 'Place Bet', exact: true }).click();
  await expect.poll(() => ownBets(page)).toHaveLength(1);
  const [placed] = await ownBets(page);
  if (placed === undefined) throw new Error('the bet is gone');
  expect(placed).toMatchObject({ source: 'replay', odds: -185 });

  await page.goto('/time-machine');
  const season = page.getByRole('region', { name: 'NFL 2023', exact: true });
  await expect(season).toContainText('of 3 games played');
  await expect(season).toContainText('Week 1 of 1, you: ');
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await season.getByRole('button', { name: 'Stop NFL 2023' }).click();
  await page.getByRole('button', { name: 'Stop the Season' }).click();
  await expect(season.getByRole('button', { name: 'Begin NFL 2023' })).toBeVisible();

  expect((await settled(page, placed)).status).toBe('won');
  await page.goto('/my-bets');
  await expect(page.getByRole('main')).toContainText('Replay');
  expect(await ranked(page, 'balance')).not.toContain('learner');
});
