import { StrictMode } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/App';
import { createRoutes } from '@/app/routes';
import { pendingEmail, rememberPendingEmail } from '@/state/pending-verification';
import { dismissToast } from '@/state/toast';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const heading = (name: string) => screen.findByRole('heading', { name });
const FAILED = "We couldn't verify your email address. The link may have expired or is invalid.";

function verifies(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/verify-email', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

beforeEach(() => {
  dismissToast();
  signedInAs(null);
});

describe('/verify-email', () => {
  it('shows that it is waiting, then success and the way in', async () => {
    let answer = (_response: Response) => {};
    const held = new Promise<Response>((resolve) => (answer = resolve));
    const sent = verifies(() => held);
    rememberPendingEmail('ada@example.org');
    await renderApp('/verify-email?token=t0ken');
    expect(await heading('Verifying Your Email')).toBeVisible();
    answer(HttpResponse.json({ success: true }));
    expect(await heading('Email Verified')).toBeVisible();
    const main = screen.getByRole('main');
    expect(main.querySelector('a')).toHaveTextContent('Sign In');
    expect(main.querySelector('a')).toHaveAttribute('href', '/');
    expect(sent).toEqual([{ token: 't0ken' }]);
    await waitFor(() => expect(pendingEmail()).toBe(''));
  });

  it('spends the token once, however often the page is drawn', async () => {
    const sent = verifies(() => HttpResponse.json({ success: true }));
    const queryClient = createQueryClient();
    const router = createMemoryRouter(createRoutes(queryClient), {
      initialEntries: ['/verify-email?token=t0ken'],
    });
    render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    );
    await heading('Email Verified');
    await queryClient.invalidateQueries();
    expect(await heading('Email Verified')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the request fails', () => new HttpResponse('This link has expired.', { status: 400 })],
    ['the server says so', () => HttpResponse.json({ success: false })],
  ])('fails when %s', async (_when, answer) => {
    verifies(answer);
    await renderApp('/verify-email?token=t0ken');
    expect(await heading('Verification Failed')).toBeVisible();
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(screen.getByText(/confirmed your address before, just sign in/)).toBeVisible();
  });

  it('does not fail when the address is confirmed already, and leads on', async () => {
    signedInAs({ ...ada, emailVerified: true });
    verifies(() => new HttpResponse('This link was used before.', { status: 400 }));
    await renderApp('/verify-email?token=t0ken');
    expect(await heading('Email Verified')).toBeVisible();
    expect(screen.getByText(/^Your email address is confirmed already\./)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Go On' })).toHaveAttribute('href', '/');
    expect(main.queryByRole('button')).toBeNull();
    expect(main.queryByRole('link', { name: /Sign In/ })).toBeNull();
  });

  it('fails when it is another address of a verified player that waits', async () => {
    signedInAs({ ...ada, emailVerified: true });
    const waiting = {
      email: ada.email,
      pending: { email: 'new@example.org', expiresAt: '2026-11-23T05:00:00Z' },
    };
    server.use(http.get('*/api/account/email', () => HttpResponse.json(waiting)));
    verifies(() => new HttpResponse('This link has expired.', { status: 400 }));
    await renderApp('/verify-email?token=t0ken');
    expect(await heading('Verification Failed')).toBeVisible();
  });

  it('leads a signed-in player on, and not to the sign-in', async () => {
    signedInAs({ ...ada, emailVerified: false });
    verifies(() => HttpResponse.json({ success: true }));
    await renderApp('/verify-email?token=t0ken');
    expect(await heading('Email Verified')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go On' })).toHaveAttribute('href', '/');
  });

  it('fails at once without a token, and asks nobody', async () => {
    const sent = verifies(() => HttpResponse.json({ success: true }));
    await renderApp('/verify-email');
    expect(await heading('Verification Failed')).toBeVisible();
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Sign In' })).toHaveAttribute('href', '/');
    expect(sent).toEqual([]);
  });
});

describe('Resend Verification Email', () => {
  async function resend(answer: () => Response) {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/resend-verification', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    await renderApp('/verify-email');
    await heading('Verification Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    return sent;
  }
  const mailed = () => HttpResponse.json({ success: true, message: 'Sent.' });

  it('goes to the address that was registered', async () => {
    rememberPendingEmail('ada@example.org');
    const sent = await resend(mailed);
    expect(await screen.findByText('Verification email sent!')).toBeVisible();
    expect(screen.getByText('Please check your inbox for the verification link.')).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.org' }]);
  });

  it('leaves the address to the server when none is known', async () => {
    const sent = await resend(mailed);
    await screen.findByText('Verification email sent!');
    expect(sent).toEqual([{ email: '' }]);
  });

  it.each([
    ['Log in first.', 'Log in first.'],
    ['', 'Could not send verification email. Please try logging in first.'],
  ])('says why it failed: "%s"', async (message, text) => {
    await resend(() => HttpResponse.json({ success: false, message }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});
