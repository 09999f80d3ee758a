import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useClock } from '@/browser/server-clock';
import { dismissToast } from '@/state/toast';
import { activityOf, boardsAre } from '@/test/boards';
import { inMinutes } from '@/test/games';
import { ada, limitsOf } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const FAILED = 'Failed to load dashboard data. Please try again.';
const CARDS = [
  ...['Account Stats', 'Recent Activity', 'Upcoming Games', 'Your Progress', 'Leaderboard'],
  ...['Hot Teams', 'Trending Bets', 'Player Stats'],
];
const card = (name: string) => within(screen.getByRole('region', { name }));
const dashboardFails = () =>
  server.use(
    http.get('*/api/dashboard/data', () => new HttpResponse('Busy, try again', { status: 503 })),
  );

beforeEach(() => {
  dismissToast();
  signedInAs(ada);
  boardsAre();
});

it('has all its cards, in place before their data comes', async () => {
  server.use(http.get('*/api/dashboard/data', () => new Promise<never>(() => {})));
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
  for (const name of CARDS) expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(card('Account Stats').queryByText('1,000')).toBeNull();
  expect(card('Recent Activity').getAllByRole('listitem')).toHaveLength(5);
  expect(card('Recent Activity').queryByText('No recent activity')).toBeNull();
  expect(card('Hot Teams').getAllByRole('listitem')).toHaveLength(3);
});

describe('when the data cannot be loaded', () => {
  it('says so and tries again', async () => {
    dashboardFails();
    const { user } = await renderApp('/dashboard');
    expect(await screen.findByText(FAILED)).toBeVisible();
    boardsAre({ virtualBalance: 1307 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Account Stats').findByText('1,307')).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('keeps what it had when it cannot be read anew, and says that it is not new', async () => {
    boardsAre({ virtualBalance: 1307 });
    const { user } = await renderApp('/dashboard');
    await card('Account Stats').findByText('1,307');
    dashboardFails();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await within(screen.getByRole('alert')).findByText(FAILED)).toBeVisible();
    expect(card('Account Stats').getByText('1,307')).toBeVisible();
  });
});

describe('a bet that settles', () => {
  const open = activityOf({ status: 'pending' });
  const won = activityOf({ status: 'won', payout: 191 });

  it('shows on Refresh, together with the balance of the header', async () => {
    boardsAre({ recentActivity: [open] });
    const { user } = await renderApp('/dashboard');
    await card('Recent Activity').findByText('Pending');
    boardsAre({ recentActivity: [won] });
    signedInAs({ ...ada, virtualBalance: 1331 });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await card('Recent Activity').findByText('Won')).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByText('1,331')).toBeVisible();
    expect(screen.getByText(/^Updated \d{1,2}:\d{2} [AP]M$/)).toBeInTheDocument();
  });

  it("says when its figures came by the product's clock", async () => {
    useClock.setState({ there: Date.parse('2030-01-01T12:34:00'), here: Date.now(), speed: 1 });
    boardsAre({});
    await renderApp('/dashboard');
    expect(await screen.findByText('Updated 12:34 PM')).toBeInTheDocument();
    useClock.setState({ there: 0, here: 0, speed: 1 });
  });

  /** The requests about bets. */
  function asked(): string[] {
    const searches: string[] = [];
    server.use(
      http.get('*/api/bets', ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.json({ bets: [], notes: [], unread: [], nextCursor: null });
      }),
    );
    return searches;
  }

  it('is waited for while it is open', async () => {
    boardsAre({ recentActivity: [open] });
    const searches = asked();
    await renderApp('/dashboard');
    await waitFor(() => expect(searches).toContain('?status=pending'));
  });

  it('is not asked for when none is open', async () => {
    boardsAre({ recentActivity: [won] });
    const searches = asked();
    await renderApp('/dashboard');
    await card('Recent Activity').findByText('Won');
    expect(searches).not.toContain('?status=pending');
  });
});

describe('signed out', () => {
  it('shows the sample as a sample, with the way to an account', async () => {
    signedInAs(null);
    const won = activityOf({ status: 'won', payout: 177 });
    boardsAre({ isDemo: true, virtualBalance: 10_000, recentActivity: [won] });
    const asked = vi.fn(() => new HttpResponse('Not signed in.', { status: 401 }));
    server.use(http.get('*/api/bets', asked));
    const { user, router } = await renderApp('/dashboard');
    const note = within(await screen.findByRole('note', { name: 'Sample data' }));
    expect(await card('Account Stats').findByText('10,000')).toBeVisible();
    expect(await card('Recent Activity').findByText('Won')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Look back/ })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    await user.click(note.getByRole('link', { name: 'Sign Up Free' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=register'));
    expect(router.state.location.pathname).toBe('/');
  });

  it('is not what a player sees', async () => {
    await renderApp('/dashboard');
    await card('Account Stats').findByText('1,000');
    expect(screen.queryByRole('note')).toBeNull();
  });
});

it('says to a player without coins how to start again', async () => {
  signedInAs({ ...ada, virtualBalance: 0 });
  await renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Start again with 1,000' })).toBeVisible();
});

it('says to a player whose address is not confirmed what to do, and leads to it', async () => {
  signedInAs({ ...ada, emailVerified: false });
  await renderApp('/dashboard');
  expect(await screen.findByText(/^Confirm your email address before you bet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send it again' })).toHaveAttribute('href', '/settings');
});

it('says during a break when the player can bet again', async () => {
  const coolOffUntil = inMinutes(24 * 60);
  server.use(http.get('*/api/limits', () => HttpResponse.json(limitsOf({ coolOffUntil }))));
  await renderApp('/dashboard');
  expect(await screen.findByText(/^You are on a break\. You can bet again on/)).toBeVisible();
});
