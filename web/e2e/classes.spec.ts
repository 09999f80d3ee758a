import { expect } from '@playwright/test';
import { fillRegistration, grant, test } from './chalkline';
import { enroll, join, openClass } from './players';

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

test('an assignment is set, met and seen to be met', async ({ browser, page, chalkline }) => {
  await join(page, 'examiner');
  grant(chalkline, 'examiner', 'educator');
  const taught = await openClass(page, 'Chance 102');
  const context = await browser.newContext({ baseURL: chalkline.url });
  const learner = await context.newPage();
  await join(learner, 'examinee');
  await enroll(page, learner, taught);

  await page.goto(`/classes/${taught.id}/assignments`);
  await page.getByLabel('Assignment', { exact: true }).selectOption({ label: 'Margin hunter' });
  const form = page.getByRole('form', { name: 'Margin hunter' });
  await form.getByLabel('On how many games').fill('1');
  await form.getByLabel('Bound (%)').fill('0.5');
  await form.getByRole('button', { name: 'Set the Assignment' }).click();
  const row = page.getByRole('table', { name: 'Learners by alias' }).getByRole('row').nth(1);
  await expect(row.getByText('Not begun')).toBeVisible();

  await learner.goto(`/classes/${taught.id}/assignments`);
  await learner.getByRole('link', { name: 'Mark a Margin' }).click();
  const card = learner.getByRole('region', { name: 'Mark a high margin' });
  await card.getByLabel('Game').selectOption({ index: 20 });
  await card.getByRole('button', { name: 'The margin of Moneyline is high' }).click();
  await expect(card.getByText(/^Marked\. Its margin is/)).toBeVisible();
  await learner.goto(`/classes/${taught.id}/assignments`);
  await expect(learner.getByText('Met', { exact: true })).toBeVisible();

  await page.reload();
  await expect(row.getByText('Met', { exact: true })).toBeVisible();
  await page.goto(`/classes/${taught.id}`);
  await expect(page.getByRole('link', { name: '1 met' })).toBeVisible();
  await context.close();
});
