import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

// What journeys and views do on the Wizard's page.

export const chatOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const inputOf = (page: Page) => page.getByPlaceholder('Ask the Betting Wizard...');
export const analysisOf = (page: Page) => page.getByRole('region', { name: 'Detailed Analysis' });

/** Sends what is in the input, again while the Wizard still learns from past games. */
export async function send(page: Page) {
  await inputOf(page).press('Enter');
  const retry = chatOf(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(retry).toBeHidden({ timeout: 2000 });
    await expect(chatOf(page).getByText('The Wizard is thinking…')).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Asks what is answered with an analysis. */
export async function askWizard(page: Page, question: string) {
  await page.goto('/wizard');
  await inputOf(page).fill(question);
  await send(page);
  await expect(analysisOf(page).getByText(`You asked: ${question}`)).toBeVisible();
}
