import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './chalkline';
import { arrive, bet } from './players';

// How far what is shown moves by itself while a page loads over a slow line: its cumulative layout shift.
// From 0.1 on people notice, and press what they did not mean to.

const NOTICED = 0.1;

/** A phone at the edge of its network: round trips in milliseconds, throughput in bytes a second. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

interface Shift {
  value: number;
  moved: string[];
}

/** Keeps in the page each shift that no press has caused, with what moved. */
function watchShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 40)}: ${previousRect.y} -> ${currentRect.y}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

// With games under way, as there are at any hour: a page makes room for the first that begins while one looks on,
// and takes it back after the last.
test.use({ baseURL: async ({ live }, provide) => provide(live.url) });

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  for (const who of ['newcomer', 'bettor'] as const) {
    test(`no page jumps while it loads slowly: a ${who} at ${width}`, async ({ page }) => {
      test.slow(); // it waits for a slow line
      await arrive(page, `${who}${width}`);
      if (who === 'bettor') await bet(page);
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchShifts);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      for (const path of ['/dashboard', '/learn', '/place-bets']) {
        const shifts = await shiftsOf(page, path);
        const sum = shifts.reduce((before, { value }) => before + value, 0);
        expect(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(NOTICED);
      }
    });
  }
}
