import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberPlace } from '@/state/guide-place';
import { closeUpgrade } from '@/state/upgrade';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const premium = { ...ada, isPremium: true, subscriptionTierId: 'basic' as const };
const guidesOf = async (topic: string, user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('tab', { name: topic }));
  const panel = within(await screen.findByRole('tabpanel', { name: topic }));
  return panel.getAllByRole('heading').map((heading) => heading.textContent);
};

beforeEach(() => {
  signedInAs(ada);
  server.use(
    http.get('*/api/learn', () => HttpResponse.json({ read: ['odds-formats'], next: null })),
  );
});

describe('the Learning Center', () => {
  it('holds three guides in each of four tabs', async () => {
    const { user } = await renderApp('/learn');
    expect(await screen.findByRole('heading', { name: 'Learning Center' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Betting Basics',
      'Strategies',
      'Statistics',
      'Advanced Topics',
    ]);
    expect(await guidesOf('Betting Basics', user)).toEqual([
      'Odds Formats',
      'Types of Bets',
      'Bankroll Management',
    ]);
    expect(await guidesOf('Strategies', user)).toEqual([
      'Value Betting',
      'Contrarian Betting',
      'Line Shopping',
    ]);
    expect(await guidesOf('Statistics', user)).toEqual([
      'Probability Basics',
      'Sports Statistics',
      'Predictive Modeling',
    ]);
    expect(await guidesOf('Advanced Topics', user)).toEqual([
      'Kelly Criterion',
      'Arbitrage',
      'Bayesian Analysis',
    ]);
  });

  it('gives the tip', async () => {
    await renderApp('/learn');
    expect(await screen.findByRole('note', { name: 'Tip' })).toHaveTextContent(
      'never bet more than 5% of your bankroll on one bet',
    );
  });

  it('marks the guides that were read', async () => {
    await renderApp('/learn');
    expect(await screen.findByText('1 of 12 guides read')).toBeVisible();
    const [read, unread] = screen.getAllByRole('article');
    expect(read && within(read).getByText('Read')).toBeVisible();
    expect(unread && within(unread).queryByText('Read')).toBeNull();
  });

  it('lists all guides with the minutes left and how far the reader is', async () => {
    rememberPlace(ada.id, 'value-betting', { at: 2, answers: { 0: true, 1: false } });
    const { user, router } = await renderApp('/learn');
    await screen.findByText('1 of 12 guides read');
    const list = within(screen.getByRole('region', { name: 'All twelve guides' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Odds FormatsRead',
      'Types of Betsabout 5 minNot begun',
      'Bankroll Managementabout 5 minNot begun',
      'Value Bettingabout 3 minStep 3 of 5',
      'Contrarian Bettingabout 5 minNot begun',
      'Line Shoppingabout 5 minNot begun',
      'Probability Basicsabout 5 minNot begun',
      'Sports Statisticsabout 5 minNot begun',
      'Predictive Modelingabout 5 minNot begun',
      'Kelly Criterionabout 5 minPremium',
      'Arbitrageabout 5 minPremium',
      'Bayesian Analysisabout 5 minPremium',
    ]);
    await user.click(list.getByRole('link', { name: /^Value Betting/ }));
    expect(await screen.findByText(/^Step 3 of 5\. Your place/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/learn/value-betting');
  });

  it('says so when what was read cannot be loaded, and tries again', async () => {
    server.use(
      http.get('*/api/learn', () => new HttpResponse('Busy.', { status: 503 }), { once: true }),
    );
    const { user } = await renderApp('/learn');
    expect(await screen.findByText('Could not load which guides you have read.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 12 guides read')).toBeVisible();
  });

  it('tells a visitor that nothing is recorded, and asks nothing of the server', async () => {
    signedInAs(null);
    server.use(http.get('*/api/learn', () => expect.fail('asked for a visitor')));
    await renderApp('/learn');
    expect(await screen.findByRole('note', { name: 'Not recorded' })).toHaveTextContent(
      'nothing is recorded',
    );
  });
});

describe('what is premium', () => {
  it.each([
    ['Strategies', 'More strategy in Advanced Topics'],
    ['Statistics', 'More statistics in Advanced Topics'],
    ['Advanced Topics', 'Advanced Topics are premium content'],
  ])('%s prompts who is not a member, with a link to the dashboard', async (topic, title) => {
    const { user } = await renderApp('/learn');
    await user.click(await screen.findByRole('tab', { name: topic }));
    const prompt = within(await screen.findByRole('note', { name: title }));
    expect(prompt.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/dashboard');
  });

  it('opens the upgrade on the dashboard', async () => {
    boardsAre();
    const { user, router } = await renderApp('/learn/kelly-criterion');
    await user.click(await screen.findByRole('link', { name: 'Upgrade' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    act(closeUpgrade);
  });

  it('does not prompt in Betting Basics, nor a member anywhere', async () => {
    const { user, unmount } = await renderApp('/learn');
    await screen.findByRole('tab', { name: 'Betting Basics' });
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    unmount();
    signedInAs(premium);
    await renderApp('/learn');
    for (const tab of await screen.findAllByRole('tab')) {
      await user.click(tab);
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
      expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    }
  });

  it('locks the text and the checks of an advanced guide, and leaves its calculator open', async () => {
    await renderApp('/learn/kelly-criterion');
    expect(await screen.findByRole('heading', { name: 'Kelly Criterion' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('heading', { name: 'The formula' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('region', { name: 'Try it: Kelly stake' })).toBeVisible();
  });

  it('leaves a strategy guide open, its calculator and its checks included', async () => {
    await renderApp('/learn/value-betting');
    expect(await screen.findByRole('heading', { name: 'Expected value' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Try it: Expected value' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('opens both for a member', async () => {
    signedInAs(premium);
    await renderApp('/learn/kelly-criterion');
    expect(await screen.findByRole('heading', { name: 'The formula' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Try it: Kelly stake' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });
});
