import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { DEVICES, look, picture } from './look';
import { arrive, bet } from './players';
import { at } from './views';
import type { Views } from './views';

// The pictures lie in test-results/.
test.describe.configure({ mode: 'parallel' });
test.use({ baseURL: async ({ calm }, provide) => provide(calm.url) });

/** The newest checkpoint, once there is one. */
async function newestNote(page: Page) {
  const answer = () => page.request.get('/log/checkpoint');
  await expect.poll(async () => (await answer()).status()).toBe(200);
  return (await answer()).text();
}

/** Checks a receipt on /proof, up to that verdict. */
const checked = (receipt: string, verdict: string) => async (page: Page) => {
  await at('/proof')(page);
  const checker = page.getByRole('region', { name: 'Check a receipt' });
  const file = { name: 'bet.receipt.json', mimeType: 'application/json' };
  await checker
    .getByLabel(/^Drop a receipt here/)
    .setInputFiles({ ...file, buffer: Buffer.from(receipt) });
  await expect(checker.getByRole('heading', { name: verdict })).toBeVisible();
};

const verified = (path: string, verdict: string) => async (page: Page) => {
  await page.goto(path);
  const proof = page.getByRole('region', { name: 'The proof' });
  await expect(proof.getByRole('heading', { name: verdict })).toBeVisible();
};

for (const [device, width] of Object.entries(DEVICES)) {
  test.describe(`pages of proofs: ${device}`, () => {
    test.slow();
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('everybody can use them', async ({ page }, info) => {
      await arrive(page, `prover-${device}`);
      const before = await newestNote(page);
      const { id } = await bet(page, { after: 5 });
      const answer = await page.request.get(`/api/proof/receipt/${id}`);
      expect(answer.ok()).toBe(true);
      const receipt = await answer.text();
      const views: Views = {
        'the log': async () => {
          await at('/proof')(page);
          await expect(page.getByText('Checked in this browser')).toBeVisible();
        },
        'a bet that is proved': verified(`/proof/bets/${id}`, 'Proved'),
        // One record alone does not tell what its bet was on.
        'a record by itself': verified(
          `/proof/records/${id}`,
          'Nothing is false, and something cannot be told',
        ),
        'a receipt that holds': checked(receipt, 'Proved'),
        'a receipt that is false': checked(
          receipt.replace(/index (\d+)/, (_, index) => `index ${Number(index) - 1}`),
          'This does not hold',
        ),
        'a log that was put back': async () => {
          await page.route('**/log/checkpoint', (route) => route.fulfill({ body: before }));
          await at('/proof')(page);
          await expect(page.getByText('The log contradicts what it has signed')).toBeVisible();
        },
      };
      await look(page, views, picture(page, info));
    });
  });
}
