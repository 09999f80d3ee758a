import { expect } from '@playwright/test';
import { logIn, mailedLink, PASSWORD, register, test } from './chalkline';
import { enter, join } from './players';

const NEW_PASSWORD = 'engine-1837';

test('a forgotten password is reset once, by the link in the mail', async ({ page, chalkline }) => {
  await register(page, 'forgetful');
  await expect(page.getByRole('heading', { name: 'Betting Knowledge Quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill('forgetful@example.org');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent!')).toBeVisible();
  await expect(dialog).toBeHidden();

  const link = await mailedLink(chalkline, 'forgetful@example.org');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successful!')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await logIn(page, 'forgetful', PASSWORD);
  await expect(page.getByText('Login failed')).toBeVisible();
  await logIn(page, 'forgetful', NEW_PASSWORD);
  await expect(page.getByText('Welcome back!')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
});

test('an email is verified by the link in the mail, and by the newest alone', async ({
  browser,
  verifying,
}) => {
  const context = await browser.newContext({ baseURL: verifying.url });
  const page = await context.newPage();
  await register(page, 'verifier');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  const first = await mailedLink(verifying, 'verifier@example.org');
  await page.goto('/verify-email?token=forged');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('Verification email sent!')).toBeVisible();
  const second = await mailedLink(verifying, 'verifier@example.org', [first]);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await context.close();
});

test('an email is changed by the link that is mailed to the new one', async ({
  page,
  chalkline,
}) => {
  await join(page, 'new-address');
  await page.goto('/settings');
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill('new-address@new.example.org');
  await form.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const email = page.getByRole('region', { name: 'Email' });
  await expect(email.getByText('new-address@new.example.org')).toBeVisible();

  await page.goto(await mailedLink(chalkline, 'new-address@new.example.org'));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.goto('/settings');
  await expect(
    page.getByRole('region', { name: 'Your account' }).getByText('new-address@new.example.org'),
  ).toBeVisible();
  await expect(email.getByRole('button', { name: 'Change Email' })).toBeVisible();
  await expect(email.getByText('new-address@new.example.org')).toBeHidden();
});

test('a player changes the password, ends a session and is erased', async ({
  page,
  browser,
  server,
}) => {
  await join(page, 'leaver');
  const elsewhere = await browser.newContext({ baseURL: server });
  const other = await elsewhere.newPage();
  await other.goto('/?tab=login');
  await logIn(other, 'leaver');
  await expect(other.getByText('Welcome back!')).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: /^End the session of/ }).click();
  await expect(page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await other.reload();
  await expect(other.getByRole('form', { name: 'Login' })).toBeVisible();
  await elsewhere.close();

  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  expect((await download).suggestedFilename()).toBe('chalkline-data.json');

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const erase = page.getByRole('form', { name: 'Delete account' });
  await erase.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await erase.getByLabel('I understand that this cannot be undone').check();
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await logIn(page, 'leaver', NEW_PASSWORD);
  await expect(page.getByText('Login failed')).toBeVisible();
});

test('settings follow a player to another browser', async ({ page, browser, server }) => {
  await join(page, 'traveller');
  await page.goto('/settings');
  const saved = page.waitForResponse('**/api/account/settings/change');
  await page.getByRole('radio', { name: /Fractional/ }).check({ force: true });
  expect((await saved).ok()).toBe(true);
  const elsewhere = await browser.newContext({ baseURL: server });
  const other = await elsewhere.newPage();
  await enter(other, 'traveller');
  await other.goto('/settings');
  await expect(other.getByRole('radio', { name: /Fractional/ })).toBeChecked();
  await elsewhere.close();
});
