import { expect } from '@playwright/test';
import { fillRegistration, grant, test } from './chalkline';
import { join, openClass } from './players';

test('a link to a class leads who has no account and no email through registering back to it', async ({
  browser,
  page,
  chalkline,
}) => {
  await join(page, 'professor');
  grant(chalkline, 'professor', 'educator');
  const { id, code } = await openClass(page, 'Chance 101');

  const context = await browser.newContext({ baseURL: chalkline.url });
  const learner = await context.newPage();
  await learner.goto(`/join/${code}`);
  await learner.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(learner, 'freshling', '');
  await expect(learner).toHaveURL(`/join/${code}`);
  await expect(learner.getByRole('heading', { name: 'Chance 101' })).toBeVisible();
  await learner.getByLabel('I am 18 or older').check();
  await learner.getByRole('button', { name: 'Ask to Join Chance 101' }).click();
  await expect(learner.getByText('You wait for Chance 101')).toBeVisible();

  const everybody = { classId: id, alias: null, admit: true };
  await page.request.post('/api/classes/admit', { data: everybody });
  await expect(learner.getByRole('combobox', { name: 'Purse' })).toBeVisible();
  await context.close();
});
