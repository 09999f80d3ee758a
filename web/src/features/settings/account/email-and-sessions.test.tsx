import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnEmail, SessionEntry, User } from '@/api/types';
import { dismissToast } from '@/state/toast';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const session = (id: string, isCurrent: boolean): SessionEntry => ({
  id,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-21T15:00:00Z',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  isCurrent,
});
const HERE = session('here', true);
const sessionsAre = (...sessions: SessionEntry[]) =>
  server.use(http.get('*/api/account/sessions', () => HttpResponse.json(sessions)));

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => dismissToast());

async function open(user: User = ada, sessions = [HERE]) {
  signedInAs(user);
  sessionsAre(...sessions);
  const app = await renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return app;
}

describe('email', () => {
  const asked: OwnEmail = {
    email: 'ada@example.org',
    pending: { email: 'ada@new.example.org', expiresAt: '2026-11-22T15:00:00Z' },
  };

  /** The server answers a change so; what it was sent is kept. */
  function changeAnswers(answer: () => Response) {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/account/email/change', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    return sent;
  }

  async function change(email: string, password: string) {
    const { user } = await open();
    const form = within(screen.getByRole('form', { name: 'Change email' }));
    const fields = {
      email: form.getByRole('textbox', { name: 'New email' }),
      password: form.getByLabelText('Your password', { exact: true }),
    };
    if (email) await user.type(fields.email, email);
    if (password) await user.type(fields.password, password);
    await user.click(form.getByRole('button', { name: 'Change Email' }));
    return fields;
  }

  it('says everything that is wrong at once, and sends nothing', async () => {
    const sent = changeAnswers(() => HttpResponse.json(asked));
    const { email, password } = await change('ada', '');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email format'));
    expect(password).toHaveAccessibleDescription('Password is required');
    expect(sent).toEqual([]);
  });

  it('tells where the link went, until when it is good, and forgets what was typed', async () => {
    const sent = changeAnswers(() => HttpResponse.json(asked));
    const { email, password } = await change('ada@new.example.org', 'difference');
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@new.example.org', password: 'difference' }]);
    expect(region('Email').getByText(/^We sent a link to/)).toHaveTextContent(
      /^We sent a link to ada@new.example.org. Follow it by 11\/22\/2026/,
    );
    expect(email).toHaveValue('');
    expect(password).toHaveValue('');
  });

  it.each([
    [403, 'That is not your password', 'password'],
    [409, 'That email is already registered', 'email'],
  ] as const)('says beside the field what is refused (%i)', async (status, sentence, field) => {
    changeAnswers(() => new HttpResponse(sentence, { status }));
    const fields = await change('bob@example.org', 'difference');
    expect(await screen.findByText('Email not changed')).toBeVisible();
    expect(fields[field]).toHaveAccessibleDescription(sentence);
    expect(fields[field]).toHaveFocus();
  });

  it('shows a change that waits to be confirmed', async () => {
    signedInAs(ada);
    sessionsAre(HERE);
    server.use(http.get('*/api/account/email', () => HttpResponse.json(asked)));
    await renderApp('/settings');
    expect(await screen.findByText('ada@new.example.org')).toBeVisible();
  });

  it('offers to add one to those who have none', async () => {
    await open({ ...ada, email: null });
    expect(region('Email').getByText(/you cannot replace a forgotten password/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Email' })).toBeVisible();
  });
});

describe('sessions', () => {
  const END = { name: 'Sign Out Everywhere Else' };

  it('ends all others with one press', async () => {
    let ended = 0;
    server.use(
      http.post('*/api/account/sessions/end-others', () => {
        ended += 1;
        sessionsAre(HERE);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open(ada, [HERE, session('there', false), session('elsewhere', false)]);
    await user.click(await screen.findByRole('button', END));
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(region('Sessions').getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toBe(1);
    expect(screen.queryByRole('button', END)).toBeNull();
  });

  it('says why they go on when they could not be ended', async () => {
    server.use(
      http.post(
        '*/api/account/sessions/end-others',
        () => new HttpResponse('Busy', { status: 503 }),
      ),
    );
    const { user } = await open(ada, [HERE, session('there', false)]);
    await user.click(await screen.findByRole('button', END));
    expect(await screen.findByText('Sessions not ended')).toBeVisible();
    expect(screen.getByText('Busy')).toBeVisible();
  });

  it('offers nothing to end where there is no other', async () => {
    await open();
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    expect(screen.queryByRole('button', END)).toBeNull();
  });
});
