import { expect } from '@playwright/test';
import { test } from './chalkline';
import { openReport } from './class-report';
import { join } from './players';

/** So that it goes by mail, and is stored with the grades. */
const BYTES_MAX = 200_000;

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the report of a class of 40 is a few pages of paper', async ({ page }) => {
  await join(page, 'printer');
  await openReport(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeLessThan(BYTES_MAX);
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2);
    expect(pagesOf(pdf)).toBeLessThanOrEqual(4);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const row = page.getByRole('row', { name: /^Student 1/ }).first();
  await expect(row).toHaveCSS('break-inside', 'avoid');
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)');
  const head = page.getByRole('table', { name: 'Learners of the class' }).locator('thead');
  await expect(head).toHaveCSS('display', 'table-header-group');
});
