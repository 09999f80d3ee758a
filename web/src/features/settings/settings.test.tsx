import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Limits, SessionEntry } from '@/api/types';
import { dismissToast } from '@/state/toast';
import { boardsAre } from '@/test/boards';
import { ada, limitsOf, NO_LIMITS, settingsOf } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { savedFiles } from '@/test/saved-files';
import { server } from '@/test/server';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const section = (name: string) => within(screen.getByRole('region', { name }));

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const sessions: SessionEntry[] = [
  {
    id: 'here',
    createdAt: '2026-11-20T10:00:00Z',
    lastUsedAt: '2026-11-21T15:00:00Z',
    agent: AGENT,
    isCurrent: true,
  },
  {
    id: 'there',
    createdAt: '2026-11-18T10:00:00Z',
    lastUsedAt: '2026-11-19T15:00:00Z',
    agent: AGENT.replace('X11; Linux x86_64', 'Windows NT 10.0'),
    isCurrent: false,
  },
];

/** The server answers this call so, and what it was sent is kept. */
function answers(path: string, answer: (body: unknown) => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      sent.push(body);
      return answer(body);
    }),
  );
  return sent;
}
const done = () => new HttpResponse(null, { status: 204 });

async function open(user = ada, limits: Partial<Limits> = {}) {
  signedInAs(user);
  server.use(
    http.get('*/api/account/sessions', () => HttpResponse.json(sessions)),
    http.get('*/api/limits', () => HttpResponse.json(limitsOf(limits))),
  );
  const app = await renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return app;
}

beforeEach(() => dismissToast());

it('shows a visitor how things look, and the way in for the rest', async () => {
  signedInAs(null);
  await renderApp('/settings');
  expect(await screen.findByRole('region', { name: 'Display' })).toBeVisible();
  expect(section('Your account').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('shows the number by which the ledger knows the account', async () => {
  await open({ ...ada, id: 1007 });
  expect(section('Your account').getByText(/^Account number/)).toHaveTextContent(
    'Account number 1007',
  );
});

describe('password', () => {
  async function change(current: string, next: string, again: string) {
    const app = await open();
    if (current) await app.user.type(field('Current password'), current);
    if (next) await app.user.type(field('New password'), next);
    if (again) await app.user.type(field('Confirm new password'), again);
    await app.user.click(button('Change Password'));
    return app;
  }

  it('says everything that is wrong at once, and sends nothing', async () => {
    const sent = answers('account/password', done);
    await change('', '12345', '54321');
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(field('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    expect(sent).toEqual([]);
  });

  it('changes, says so and forgets what was typed', async () => {
    const sent = answers('account/password', done);
    await change('difference', 'engine-1837', 'engine-1837');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'difference', newPassword: 'engine-1837' }]);
    expect(field('Current password')).toHaveValue('');
  });

  it('shows the sentence of the server when it is refused', async () => {
    answers('account/password', () => new HttpResponse('This is not it.', { status: 403 }));
    await change('wrong', 'engine-1837', 'engine-1837');
    expect(await screen.findByText('Password not changed')).toBeVisible();
    expect(screen.getAllByText('This is not it.')).toHaveLength(2);
    expect(field('Current password')).toHaveAccessibleDescription('This is not it.');
    expect(field('Current password')).toHaveFocus();
  });
});

describe('sessions', () => {
  it('names the own ones and ends another', async () => {
    const sent = answers('account/sessions/end', () => {
      server.use(http.get('*/api/account/sessions', () => HttpResponse.json(sessions.slice(0, 1))));
      return done();
    });
    const { user } = await open();
    const list = within(await screen.findByRole('list', { name: 'Open sessions' }));
    expect(list.getByText('Firefox on Linux')).toBeVisible();
    const [here, there] = list.getAllByRole('listitem');
    expect(here).toHaveTextContent(/This browser.*In use now/);
    expect(there).toHaveTextContent(/Last used 11\/19\/2026.* or later/);
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(button('End the session of Firefox on Windows'));
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
    expect(sent).toEqual([{ id: 'there' }]);
  });

  it('can be asked for again when they could not be loaded', async () => {
    signedInAs(ada);
    let fails = true;
    server.use(
      http.get('*/api/account/sessions', () =>
        fails ? new HttpResponse('Busy, try again', { status: 503 }) : HttpResponse.json(sessions),
      ),
    );
    const { user } = await renderApp('/settings');
    await screen.findByText('Your sessions could not be loaded.');
    fails = false;
    await user.click(section('Sessions').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });
});

describe('limits', () => {
  it('refuses what is no whole number within bounds, beside the field', async () => {
    const sent = answers('limits/change', () => HttpResponse.json(limitsOf()));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Highest stake (coins)'), '0');
    await user.type(field('Bets a day'), '2.5');
    await user.type(field('Reality check every (minutes)'), '4');
    await user.click(button('Save Limits'));
    expect(
      await screen.findByText('Enter a whole number from 1 to 1,000,000, or leave it empty'),
    ).toBeVisible();
    expect(field('Bets a day')).toHaveAccessibleDescription(/from 1 to 1,000, or/);
    expect(field('Reality check every (minutes)')).toHaveAccessibleDescription(/from 5 to 240/);
    expect(sent).toEqual([]);
  });

  it('calls a limit that is not set none, and a reminder off', async () => {
    await open();
    expect(await screen.findByLabelText('Bets a day')).toHaveAttribute('placeholder', 'No limit');
    expect(field('Reality check every (minutes)')).toHaveAttribute('placeholder', 'Off');
  });

  it('saves what is wanted, and null for no limit', async () => {
    const current = { ...NO_LIMITS, maxStake: 100 };
    const sent = answers('limits/change', () =>
      HttpResponse.json(limitsOf({ current, realityCheckMinutes: 30 })),
    );
    const { user } = await open();
    await user.type(await screen.findByLabelText('Highest stake (coins)'), '100');
    await user.type(field('Reality check every (minutes)'), '30');
    await user.click(button('Save Limits'));
    expect(await screen.findByText('They apply from now on.')).toBeVisible();
    expect(sent).toEqual([
      {
        maxStake: 100,
        maxBetsPerDay: null,
        maxLossPerWeek: null,
        realityCheckMinutes: 30,
        coolOffDays: null,
      },
    ]);
    expect(section('Responsible play').getByText('at most 100 coins a bet')).toBeVisible();
  });

  it('says of a reminder alone that it is no limit', async () => {
    answers('limits/change', () => HttpResponse.json(limitsOf({ realityCheckMinutes: 30 })));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Reality check every (minutes)'), '30');
    await user.click(button('Save Limits'));
    expect(
      await screen.findByText('No limit is set. You are reminded every 30 minutes.'),
    ).toBeVisible();
    expect(section('Responsible play').getByText(/^Now:/)).toHaveTextContent(
      'Now: no limits, a reality check every 30 minutes.',
    );
  });

  async function openWithLimits(limits: Partial<Limits>) {
    signedInAs(ada);
    server.use(
      http.get('*/api/account/sessions', () => HttpResponse.json(sessions)),
      http.get('*/api/limits', () => HttpResponse.json(limitsOf(limits))),
    );
    await renderApp('/settings');
    return within(await screen.findByRole('region', { name: 'Responsible play' }));
  }

  it('shows what acts, what is used, and what begins when, also where a limit ends', async () => {
    const play = await openWithLimits({
      current: { maxStake: 100, maxBetsPerDay: 5, maxLossPerWeek: null },
      pending: { maxStake: null, maxBetsPerDay: 5, maxLossPerWeek: 2000 },
      pendingFrom: '2026-11-22T17:30:00Z',
      betsToday: 3,
      lossThisWeek: 240,
    });
    expect(await play.findByText('at most 100 coins a bet, at most 5 bets a day')).toBeVisible();
    expect(play.getByText(/^From/)).toHaveTextContent(
      'From 11/22/2026, 12:30 PM: no limit on a stake, at most 5 bets a day, at most 2,000 coins lost a week.',
    );
    expect(play.getByText('240')).toBeVisible();
    expect(field('Highest stake (coins)')).toHaveValue('');
    expect(field('Highest loss a week (coins)')).toHaveValue('2000');
  });

  it('says that there will be none where the last one ends', async () => {
    const play = await openWithLimits({
      current: { ...NO_LIMITS, maxBetsPerDay: 5 },
      pending: NO_LIMITS,
      pendingFrom: '2026-11-22T17:30:00Z',
    });
    expect(await play.findByText(/^From/)).toHaveTextContent(/: no limits\.$/);
  });

  it('shows the sentence of the server when they are refused', async () => {
    answers('limits/change', () => new HttpResponse('Too many changes.', { status: 400 }));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Bets a day'), '5');
    await user.click(button('Save Limits'));
    expect(await screen.findByText('Limits not saved')).toBeVisible();
    expect(screen.getByText('Too many changes.')).toBeVisible();
  });

  it('begins a break only after saying that it cannot be shortened', async () => {
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const sent = answers('limits/change', () =>
      HttpResponse.json(limitsOf({ coolOffUntil: until })),
    );
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Length of the break'), '1 week');
    await user.click(button('Take a Break'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take a break of 1 week?' }));
    expect(dialog.getByText(/nobody can shorten it/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Begin the Break' }));
    expect(await screen.findByText('Your break has begun')).toBeVisible();
    expect(sent).toEqual([{ ...NO_LIMITS, realityCheckMinutes: null, coolOffDays: 7 }]);
    expect(section('Responsible play').getByText(/^No bets until/)).toBeVisible();
  });
});

describe('leaderboards', () => {
  it('can be left, and the other settings stay', async () => {
    const sent = answers('account/settings/change', (body) => HttpResponse.json(body as object));
    const { user } = await open();
    const box = await screen.findByLabelText('Show me on the leaderboards');
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(sent).toEqual([settingsOf({ isRanked: false })]);
  });
});

describe('your data', () => {
  it('comes as a file', async () => {
    const data = { exportedAt: '2026-11-21T15:00:00Z', person: { name: 'ada' } };
    server.use(http.get('*/api/account/export', () => HttpResponse.json(data)));
    const saved = savedFiles();
    const { user } = await open();
    await user.click(button('Download My Data'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['chalkline-data.json']));
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(data);
  });

  async function openDelete(user = ada) {
    const app = await open(user);
    await app.user.click(button('Delete My Account'));
    await screen.findByRole('form', { name: 'Delete account' });
    return app;
  }
  const dialogField = (name: string) =>
    within(screen.getByRole('form', { name: 'Delete account' })).getByLabelText(name);

  it('is deleted only by password and a second thought', async () => {
    const sent = answers('account/delete', done);
    const { user } = await openDelete();
    await user.click(button('Delete for Good'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm that this is final')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is deleted, and nobody is signed in any more', async () => {
    const sent = answers('account/delete', () => {
      signedInAs(null);
      return done();
    });
    boardsAre();
    const { user, router } = await openDelete();
    await user.type(dialogField('Password'), 'difference');
    await user.click(dialogField('I understand that this cannot be undone'));
    await user.click(button('Delete for Good'));
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    expect(sent).toEqual([{ password: 'difference' }]);
  });

  it('stays after a wrong password, which is said beside it', async () => {
    answers('account/delete', () => new HttpResponse('This is not it.', { status: 403 }));
    const { user } = await openDelete();
    await user.type(dialogField('Password'), 'wrong');
    await user.click(dialogField('I understand that this cannot be undone'));
    await user.click(button('Delete for Good'));
    expect(await screen.findByText('Account not deleted')).toBeVisible();
    expect(dialogField('Password')).toHaveAccessibleDescription('This is not it.');
    expect(dialogField('Password')).toHaveFocus();
  });
});

describe('the email address', () => {
  it('is called neither verified nor not where the server never asks', async () => {
    await open({ ...ada, emailVerified: null });
    expect(section('Your account').getByText('ada@example.org')).toBeVisible();
    expect(section('Your account').queryByText(/verified/i)).toBeNull();
    expect(section('Your account').queryByRole('button')).toBeNull();
  });

  it('is marked where it was verified', async () => {
    await open({ ...ada, emailVerified: true });
    expect(section('Your account').getByText('Verified')).toBeVisible();
    expect(section('Your account').queryByRole('button')).toBeNull();
  });

  it('is marked, and can be verified when it is not', async () => {
    const sent = answers('auth/resend-verification', () =>
      HttpResponse.json({ success: true, message: 'Sent.' }),
    );
    const { user } = await open({ ...ada, emailVerified: false });
    expect(section('Your account').getByText('Not verified')).toBeVisible();
    await user.click(button('Resend Verification Email'));
    expect(await screen.findByText('Verification email sent!')).toBeVisible();
    expect(sent).toEqual([{ email: '' }]);
  });
});
