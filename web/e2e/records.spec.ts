import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { arrive, bet, me, ownBets, settled } from './players';

/** The lines of the file that the page offers, without its header. */
async function downloadedBets(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const [header, ...lines] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(header).toMatch(
    /^id,placed,settled,sport,game,starts,market,prediction,stake,americanOdds,/,
  );
  return lines;
}

const csvIds = async (page: Page) =>
  (await downloadedBets(page)).map((line) => line.split(',')[0] ?? '');

test('own bets are found, added up, taken away as a file and looked back at', async ({ page }) => {
  await arrive(page, 'keeper');
  const first = await bet(page, { stake: 100, statedChance: 0.6 });
  const [one, other] = (['nba', 'nfl', 'mlb'] as const).filter((sport) => sport !== first.sport);
  const total = await bet(page, { sport: one, betType: 'total', stake: 50, after: 3 });
  const spread = await bet(page, { sport: other, betType: 'spread', stake: 25, after: 3 });
  await page.goto('/my-bets');
  const list = page.getByRole('list', { name: 'Bets' });
  const rows = list.locator(':scope > li');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(rows).toHaveCount(3);
  await expect(totals).toContainText('in 3 bets');
  await expect(rows.filter({ hasText: first.prediction }).first()).toContainText('You said 60%');

  await page.getByLabel('Sport').selectOption(total.sport.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(list).toContainText(total.prediction);
  await expect(totals).toContainText('in 1 bet');
  expect(await csvIds(page)).toEqual([total.id]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Market').selectOption('Spread');
  await expect(rows).toHaveCount(1);
  await expect(list).toContainText(spread.prediction);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(3);

  const [away = ''] = spread.eventName.split(' @ ');
  await page.getByLabel('Team').fill(away.toLowerCase());
  await expect(rows.filter({ hasText: away })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: away })).toHaveCount(0);
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(page.getByLabel('Team')).toHaveValue(away.toLowerCase());
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No bets match')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(rows).toHaveCount(3);

  const done = await settled(page, first);
  await page.goto(`/my-bets?result=${done.status}`);
  const row = rows.filter({ hasText: done.eventName }).filter({ hasText: 'You said 60%' });
  await expect(row).toContainText(new RegExp(done.status, 'i'));
  const [line = ''] = (await downloadedBets(page)).filter((one) => one.startsWith(`${done.id},`));
  expect(line).toContain(`,moneyline,${done.prediction},100,${done.odds},`);
  expect(line).toMatch(new RegExp(`,0\\.60,${done.status},${done.payout},$`));

  await row.getByRole('link', { name: /^Look back/ }).click();
  await expect(page.getByRole('region', { name: 'The bet' })).toContainText(
    '+5 XP for looking back',
  );
  for (const lesson of [
    'Luck and price',
    'The price you took',
    'The closing line',
    'Your own estimate',
  ]) {
    await expect(page.getByRole('heading', { name: lesson })).toBeVisible();
  }
  await expect(page.getByText('No-vig chance', { exact: true })).toBeVisible();
  await expect(page.getByText('Closing-line value', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'The bet' })).toContainText(done.prediction);
  await expect(page.getByText('XP for looking back')).toHaveCount(0);
});

/** Before and after of each entry, the newest first. */
async function steps(page: Page) {
  const cells = page
    .getByRole('table', { name: 'Statement' })
    .getByRole('cell')
    .filter({ hasText: ', then' });
  return (await cells.allTextContents()).map((text) =>
    (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number),
  );
}

test('a statement explains every coin, and the bankroll shows each day', async ({ page }) => {
  await arrive(page, 'auditee');
  const first = await bet(page, { stake: 200 });
  const second = await bet(page, { stake: 30, after: 8 });
  await page.goto('/statement');
  const entries = page.getByRole('table', { name: 'Statement' }).getByRole('row');
  await expect(entries.last()).toContainText('Grants');
  await expect(entries.last()).toContainText('+1,000');
  // Above them the games that have ended meanwhile: none, unless the machine is slow.
  const stake = entries
    .filter({ hasText: `${second.prediction} · ${second.eventName}` })
    .filter({ hasText: '-30' });
  await expect(stake).toContainText('Held stakes');
  expect((await steps(page)).slice(-3)).toEqual([
    [800, 770],
    [1000, 800],
    [0, 1000],
  ]);

  const { payout } = await settled(page, first);
  await expect
    .poll(async () => (await steps(page)).at(-4))
    .toEqual([770, 770 + (payout ?? Number.NaN)]);
  await entries
    .nth(1)
    .getByRole('link', { name: /^(?!Verify)/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();

  await page.goto('/dashboard');
  const days = page.getByRole('table', { name: 'Bankroll by day' });
  const day = days.getByRole('row').last();
  await expect(async () => {
    const { virtualBalance } = await me(page);
    const open = (await ownBets(page)).filter((one) => one.payout === null);
    const held = open.reduce((sum, { betAmount }) => sum + betAmount, 0);
    const profit = virtualBalance + held - 1000;
    const profitText = `${profit > 0 ? '+' : ''}${profit.toLocaleString('en-US')}`;
    await expect(day.getByRole('cell')).toHaveText(
      [profitText, virtualBalance.toLocaleString('en-US'), `${held}`, '1,000'],
      { timeout: 5000 },
    );
  }).toPass({ timeout: 30_000 });
});
