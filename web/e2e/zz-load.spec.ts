import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { arrive } from './players';

/** Counts what Chromium receives over the wire, heads included, from now on: by address, in bytes. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    addresses.set(requestId, new URL(response.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return bytes;
}

/** Fails with the list of all that came, the heaviest first. */
function expectAtMost(bytes: ReadonlyMap<string, number>, most: number) {
  const sum = [...bytes.values()].reduce((before, one) => before + one, 0);
  const list = [...bytes].toSorted(([, one], [, other]) => other - one);
  const lines = list.map(([path, size]) => `${String(size).padStart(7)} ${path}`).join('\n');
  expect(sum, `${sum} bytes:\n${lines}`).toBeLessThanOrEqual(most);
}

test('a first visit to the front page costs at most 200 KB', async ({ page }) => {
  const bytes = await countBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('form', { name: 'Register' })).toBeVisible();
  expectAtMost(bytes, 1);
});

test('a first visit to Place Bets costs a player at most 280 KB', async ({ page }) => {
  await arrive(page, 'thrifty');
  const bytes = await countBytes(page);
  await page.goto('/place-bets');
  await expect(page.getByRole('button', { name: /^Total: Over/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectAtMost(bytes, 1);
});
