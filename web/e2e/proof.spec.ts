import { expect } from '@playwright/test';
import { test } from './chalkline';
import { arrive, bet } from './players';

test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

test('a bet is verified here, and its receipt without a connection', async ({ page }) => {
  await arrive(page, 'doubter');
  const placed = await bet(page, { after: 5 });
  await page.goto('/my-bets');
  await page.getByRole('link', { name: /^Verify / }).click();
  const proof = page.getByRole('region', { name: 'The proof' });
  await expect(proof.getByRole('heading', { name: 'Proved' })).toBeVisible();
  await expect(proof.getByText(`Bet ${placed.id}: ${placed.prediction}`)).toBeVisible();
  const saving = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Save the file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`bet-${placed.id}.receipt.json`);
  const receipt = await file.path();

  await page.getByRole('link', { name: 'How this works' }).click();
  const checker = page.getByRole('region', { name: 'Check a receipt' });
  await expect(checker).toBeVisible();
  await page.context().setOffline(true);
  await checker.getByLabel(/^Drop a receipt here/).setInputFiles(receipt);
  await expect(checker.getByText('The checkpoint is signed')).toBeVisible();
  await expect(checker.getByText('Each record stands in the log')).toBeVisible();
  await expect(checker.getByText('The log did not answer', { exact: false })).toBeVisible();
  await expect(checker.getByText('False', { exact: true })).toHaveCount(0);
});
