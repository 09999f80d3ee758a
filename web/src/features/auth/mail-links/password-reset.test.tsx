import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast } from '@/state/toast';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const button = (name: string) => screen.getByRole('button', { name });

/** The server answers this call so, and what it was sent is kept. */
function answers(path: string, answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const mailed = () => HttpResponse.json({ success: true, message: 'A link is on its way.' });
const refused = (message: string) => () => HttpResponse.json({ success: false, message });

beforeEach(() => {
  dismissToast();
  signedInAs(null);
});

describe('the Reset Password dialog', () => {
  async function open() {
    const app = await renderApp('/?tab=login');
    await screen.findByRole('form', { name: 'Login' });
    await app.user.click(button('Forgot password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    return app;
  }
  const email = () => screen.getByRole('textbox', { name: 'Email' });

  it('says what is wrong with the address, and sends nothing', async () => {
    const sent = answers('forgot-password', mailed);
    const { user } = await open();
    await user.type(email(), 'nobody{Enter}');
    expect(await screen.findByText('Invalid email format')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('Invalid email format');
    expect(sent).toEqual([]);
  });

  it('sends the link, says so, closes and is empty when it opens again', async () => {
    const sent = answers('forgot-password', mailed);
    const { user } = await open();
    await user.type(email(), 'ada@example.org');
    await user.click(button('Send Reset Link'));
    expect(await screen.findByText('Password reset email sent!')).toBeVisible();
    expect(
      screen.getByText('Check your email for instructions to reset your password.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ email: 'ada@example.org' }]);
    await user.click(button('Forgot password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    expect(email()).toHaveValue('');
  });

  it.each([
    ['the message of the server', refused('The outbox is full.'), 'The outbox is full.'],
    ['its own words without one', refused(''), 'Could not send password reset email'],
    ['the refusal', () => new HttpResponse('Three an hour.', { status: 429 }), 'Three an hour.'],
  ])('stays open after a failure and shows %s', async (_what, answer, text) => {
    answers('forgot-password', answer);
    const { user } = await open();
    await user.type(email(), 'ada@example.org{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  });
});

describe('/reset-password', () => {
  const password = () => screen.getByLabelText('New Password', { exact: true });
  const confirmation = () => screen.getByLabelText('Confirm Password', { exact: true });

  const spent = () =>
    new HttpResponse('This link no longer works, so ask for a new one', { status: 400 });
  let checked: unknown[];
  beforeEach(() => {
    checked = answers('check-reset', () => HttpResponse.json({ success: true }));
  });

  async function open(path = '/reset-password?token=t0ken') {
    const app = await renderApp(path);
    await screen.findByRole('form', { name: 'Reset Your Password' });
    return app;
  }

  it('is an invalid link without a token, and leads home', async () => {
    await renderApp('/reset-password');
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says what is wrong with the password and its confirmation at once', async () => {
    const sent = answers('reset-password', mailed);
    const { user } = await open();
    await user.type(password(), '12345');
    await user.type(confirmation(), '54321');
    await user.click(button('Reset Password'));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    expect(sent).toEqual([]);
  });

  async function submit(path?: string) {
    const app = await open(path);
    await app.user.type(password(), 'difference');
    await app.user.type(confirmation(), 'difference{Enter}');
    return app;
  }

  it('sets the password by the token and leads to the login', async () => {
    const sent = answers('reset-password', mailed);
    await submit();
    expect(await screen.findByText('Password reset successful!')).toBeVisible();
    expect(
      screen.getByText('Your password has been updated. You can now login with your new password.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/');
    expect(sent).toEqual([{ token: 't0ken', password: 'difference' }]);
  });

  it('knows a token of nothing but spaces for none', async () => {
    const sent = answers('reset-password', mailed);
    await submit('/reset-password?token=%20');
    expect(await screen.findByText('Invalid token')).toBeVisible();
    expect(screen.getByText('The password reset link appears to be invalid.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['the message of the server', refused('This link was used.'), 'This link was used.'],
    [
      'its own words without one',
      refused(''),
      'Could not reset password. The link may have expired.',
    ],
    ['the refusal', () => new HttpResponse('Expired.', { status: 400 }), 'Expired.'],
  ])('stays after a failure and shows %s', async (_what, answer, text) => {
    answers('reset-password', answer);
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Reset Your Password' })).toBeVisible();
  });

  it('gives way to asking for a new link once its own is spent', async () => {
    const asked = answers('forgot-password', mailed);
    answers('reset-password', spent);
    const { user } = await submit();
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Reset Your Password' })).toBeNull();
    await user.click(button('Ask for a New Link'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}');
    expect(await screen.findByText('Password reset email sent!')).toBeVisible();
    expect(asked).toEqual([{ email: 'ada@example.org' }]);
  });

  it('says that a link is spent before anybody types a password', async () => {
    checked = answers('check-reset', spent);
    await renderApp('/reset-password?token=old');
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(checked).toEqual([{ token: 'old' }]);
  });

  it('keeps the form where the link could not be checked', async () => {
    checked = answers('check-reset', () => new HttpResponse('Busy, try again', { status: 503 }));
    await open();
    await waitFor(() => expect(checked).toHaveLength(1));
    expect(screen.getByRole('form', { name: 'Reset Your Password' })).toBeVisible();
    expect(screen.queryByText('Busy, try again')).toBeNull();
  });
});
