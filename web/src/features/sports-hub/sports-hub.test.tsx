import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeUpgrade } from '@/state/upgrade';
import { aGame } from '@/test/games';
import { anMlbPlayer, anNhlGame, hubHas, xpPosts } from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const tab = (name: string) => screen.getByRole('tab', { name });
const ANSWERS = {
  'nhl/schedule': { date: '2026-11-23', source: 'simulated', games: [anNhlGame()] },
  'nhl/standings': { source: 'simulated', divisions: [] },
  'mlb/rosters': {
    source: 'simulated',
    teams: [{ id: 'NYY', name: 'New York Yankees', players: [anMlbPlayer('Anthony Volpe')] }],
  },
};

async function open(path = '/sports-hub') {
  const app = await renderApp(path);
  await screen.findByRole('heading', { name: 'Sports Data Hub' });
  return app;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Past midnight of UTC, and still the evening before in the East.
  vi.setSystemTime('2026-11-24T02:00:00Z');
  closeUpgrade();
  signedInAs(ada);
  xpPosts();
});
afterEach(() => vi.useRealTimers());

describe('the date', () => {
  it("is the league's day of today at first, and written out on its button", async () => {
    const asked = hubHas(ANSWERS);
    await open();
    expect(
      screen.getByRole('button', { name: 'Pick a date: Monday, November 23, 2026' }),
    ).toHaveTextContent('Monday, November 23, 2026');
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(['?date=2026-11-23']));
  });

  const button = () => screen.getByRole('button', { name: /^Pick a date/ });
  const calendar = () => screen.findByRole('dialog', { name: 'Calendar' });

  it('is any other by the calendar, the next one by a press, and today again', async () => {
    const asked = hubHas(ANSWERS);
    const { user } = await open();
    await user.click(button());
    const days = within(await calendar());
    expect(days.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(
      days.getByRole('button', { name: 'Monday, November 23, 2026, today, chosen' }),
    ).toHaveFocus();
    await user.click(days.getByRole('button', { name: 'Next month' }));
    await user.click(days.getByRole('button', { name: 'Thursday, December 31, 2026' }));
    await screen.findByText('Thursday, December 31, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('Friday, January 1, 2027');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('?date=2027-01-01'));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await screen.findByText('Monday, November 23, 2026');
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  });

  it('is picked by keys alone, across the end of a month', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    button().focus();
    await user.keyboard('{Enter}');
    await calendar();
    const focused = async (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await focused(/^Monday, November 30, 2026/);
    await user.keyboard('{ArrowRight}');
    await focused(/^Tuesday, December 1, 2026/);
    await user.keyboard('{PageDown}');
    await focused(/^Friday, January 1, 2027/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button()).toHaveTextContent('Friday, January 1, 2027'));
    expect(button()).toHaveFocus();
  });

  it('stays as it is where the calendar is left by Escape or by its button', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    await user.click(button());
    await calendar();
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button()).toHaveFocus();
    await user.click(button());
    await calendar();
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button()).toHaveTextContent('Monday, November 23, 2026');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is found by month and year', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    await user.click(button());
    const parts = within(await calendar());
    await user.click(parts.getByRole('button', { name: 'November 2026, choose another month' }));
    await user.click(await parts.findByRole('button', { name: '2026, choose another year' }));
    await user.click(await parts.findByRole('button', { name: '2025' }));
    await user.click(await parts.findByRole('button', { name: 'February 2025' }));
    await user.click(await parts.findByRole('button', { name: 'Friday, February 28, 2025' }));
    await screen.findByText('Friday, February 28, 2025');
  });

  it('has a mark on the days with games of the sport to bet on', async () => {
    hubHas(ANSWERS);
    server.use(
      http.get('*/api/betting/upcoming-games', () =>
        HttpResponse.json([
          aGame({ sport: 'nhl', startTime: '2026-11-26T01:00:00Z' }),
          aGame({ id: 'other', sport: 'mlb', startTime: '2026-11-28T18:00:00Z' }),
        ]),
      ),
    );
    const { user } = await open();
    await user.click(button());
    const days = within(await calendar());
    // Past midnight of UTC: the evening before in the East.
    expect(
      await days.findByRole('button', { name: 'Wednesday, November 25, 2026, games to bet on' }),
    ).toBeVisible();
    expect(days.getAllByRole('button', { name: /games to bet on/ })).toHaveLength(1);
  });
});

describe('its tabs', () => {
  it('are three sports with four sections each', async () => {
    hubHas(ANSWERS);
    await open();
    const sports = within(screen.getByRole('tablist', { name: 'Sport' })).getAllByRole('tab');
    expect(sports.map(({ textContent }) => textContent)).toEqual(['NHL', 'MLB', 'NBAlocked']);
    const sections = within(screen.getByRole('tablist', { name: 'Section' })).getAllByRole('tab');
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      ...['Schedule', 'Box Scores', 'Standings', 'Team Rosters'],
    ]);
    expect(tab('Schedule')).toHaveAttribute('aria-selected', 'true');
  });

  it('post 5 XP for another sport and 3 for another section, and nothing for the same', async () => {
    hubHas(ANSWERS);
    const posted = xpPosts();
    const { user } = await open();
    await user.click(tab('Standings'));
    await user.click(tab('Standings'));
    await user.click(tab('MLB'));
    await waitFor(() => expect(posted).toEqual([3, 5]));
  });

  it('post nothing for a visitor', async () => {
    signedInAs(null);
    hubHas(ANSWERS);
    const posted = xpPosts();
    const { user } = await open();
    await user.click(tab('MLB'));
    await screen.findByText('Anthony Volpe');
    expect(posted).toEqual([]);
  });

  it('only log that XP could not be earned', async () => {
    hubHas(ANSWERS);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.post('*/api/user/earn-xp', () => new HttpResponse('Busy, try again', { status: 503 })),
    );
    const { user } = await open();
    await user.click(tab('MLB'));
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('XP was not earned:', '503: Busy, try again'),
    );
    expect(screen.queryByText(/Busy/)).toBeNull();
  });

  it.each(['Schedule', 'Box Scores', 'Standings'])(
    'show a placeholder for the %s of MLB',
    async (section) => {
      hubHas(ANSWERS);
      const { user } = await open('/sports-hub?sport=mlb');
      await screen.findByText('Anthony Volpe');
      await user.click(tab(section));
      expect(await screen.findByText(`MLB ${section} coming soon`)).toBeVisible();
    },
  );
});

describe('without premium', () => {
  it('NBA is locked and says so, also by its address', async () => {
    hubHas(ANSWERS);
    const { user } = await open('/sports-hub?sport=nba');
    expect(tab('NBA locked')).toBeDisabled();
    expect(tab('NHL')).toHaveAttribute('aria-selected', 'true');
    const lock = within(screen.getByRole('note', { name: 'Premium Content Locked' }));
    expect(
      lock.getByText(/NBA is a part of every paid plan; its views are still coming/),
    ).toBeVisible();
    await user.click(lock.getByRole('button', { name: 'Upgrade Now' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
  });

  it('the arrow keys pass by what is locked', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    tab('NHL').focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('MLB')).toHaveFocus();
    expect(tab('MLB')).toHaveAttribute('aria-selected', 'true');
  });

  it('the panel lists the rewards and says what is locked', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    const rewards = within(screen.getByRole('region', { name: 'XP rewards' }));
    expect(rewards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Viewing a section+3 XP',
      'Switching sports+5 XP',
      'Daily data check+10 XP',
    ]);
    expect(rewards.getByText('At most 70 XP a day come from the hub.')).toBeVisible();
    const insights = within(screen.getByRole('region', { name: 'Data insights' }));
    expect(insights.getByText(/rests its first goalie/)).toBeVisible();
    const benefits = within(screen.getByRole('region', { name: 'Premium benefits' }));
    expect(benefits.getByText('Premium features locked')).toBeVisible();
    await user.click(benefits.getByRole('button', { name: 'Upgrade Account' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
  });
});

it('speaks of no figures where a view is still to come', async () => {
  hubHas(ANSWERS);
  const { user } = await open();
  await user.click(tab('MLB'));
  const insights = within(screen.getByRole('region', { name: 'Data insights' }));
  expect(insights.getByText(/^A batting average/)).toBeVisible();
  await user.click(tab('Box Scores'));
  expect(await screen.findByText('MLB Box Scores coming soon')).toBeVisible();
  expect(insights.queryByText(/^Hits and walks/)).toBeNull();
  expect(insights.getByText(/^Season figures are already in the price/)).toBeVisible();
});

describe('with premium', () => {
  beforeEach(() => signedInAs({ ...ada, isPremium: true, subscriptionTierId: 'basic' }));

  it('NBA opens, on placeholders', async () => {
    hubHas(ANSWERS);
    const { user } = await open();
    await user.click(tab('NBA'));
    expect(await screen.findByText('NBA Schedule coming soon')).toBeVisible();
    expect(screen.queryByText(/Premium Content Locked/)).toBeNull();
  });

  it('the panel shows the bonus, and that premium is active', async () => {
    hubHas(ANSWERS);
    await open();
    const rewards = within(screen.getByRole('region', { name: 'XP rewards' }));
    expect(rewards.getByText('Premium bonus XP').closest('li')).toHaveTextContent('+15 XP');
    expect(rewards.getByText('At most 85 XP a day come from the hub.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Premium Active' })).toBeDisabled();
    expect(screen.queryByText('Premium features locked')).toBeNull();
  });

  it('the panel names the sum before the multiplier of the plan', async () => {
    signedInAs({ ...ada, isPremium: true, subscriptionTierId: 'pro' });
    hubHas(ANSWERS);
    await open();
    const rewards = within(screen.getByRole('region', { name: 'XP rewards' }));
    expect(
      rewards.getByText('At most 85 XP a day come from the hub, before your 1.5x.'),
    ).toBeVisible();
  });
});
