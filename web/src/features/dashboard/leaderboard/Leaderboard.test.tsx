import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { Bet, LeaderboardEntry } from '@/api/types';
import { dismissToast } from '@/state/toast';
import { entryOf } from '@/test/boards';
import { aBet } from '@/test/games';
import { settingsOf } from '@/test/people';
import { renderPart } from '@/test/render';
import { server } from '@/test/server';
import { Toaster } from '@/ui/overlay/Toaster';
import { Leaderboard } from './Leaderboard';

const OWN_NAME = 'ada';
const ranks = (count: number) => Array.from({ length: count }, (_, n) => entryOf(n + 1));
const badge = (id: string) => ({ id, name: id });

/** The requested boards, as 'period/category'. */
let asked: string[];
function answersAre(entries: LeaderboardEntry[] | (() => Response), bets: Bet[] = []): void {
  server.use(
    http.get('*/api/account/settings', () => HttpResponse.json(settingsOf())),
    http.get('*/api/bets', () =>
      HttpResponse.json({ bets, notes: [], unread: [], nextCursor: null }),
    ),
    http.get('*/api/leaderboard', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('period')}/${searchParams.get('category')}`);
      return typeof entries === 'function' ? entries() : HttpResponse.json(entries);
    }),
  );
}

function show(topBettors?: LeaderboardEntry[], ownName: string | null = OWN_NAME) {
  const client = createQueryClient();
  const within = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>
  );
  return renderPart(within(<Leaderboard ownName={ownName} topBettors={topBettors} />));
}

const list = () => screen.findByRole('list', { name: 'Ranks' });
const rows = async () => within(await list()).getAllByRole('listitem');
const rowOf = async (username: string) => {
  const row = (await screen.findByText(username)).closest('li');
  if (!row) throw new Error(`${username} is in no row`);
  return row;
};

beforeEach(() => {
  dismissToast();
  asked = [];
});

describe('what is asked for', () => {
  it('is this week by win rate at first, and what is chosen then', async () => {
    answersAre(ranks(1));
    const { user } = show();
    expect(screen.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Best Win Rate' })).toBePressed();
    await list();
    await user.click(screen.getByRole('tab', { name: 'This Month' }));
    await list();
    await user.click(screen.getByRole('button', { name: 'Highest Balance' }));
    await list();
    await user.click(screen.getByRole('tab', { name: 'All Time' }));
    await list();
    await user.click(screen.getByRole('button', { name: 'Highest Level' }));
    await list();
    await user.click(screen.getByRole('button', { name: 'Best Closing-Line Value' }));
    await list();
    expect(asked).toEqual([
      ...['week/winRate', 'month/winRate', 'month/balance', 'alltime/balance', 'alltime/level'],
      'alltime/closingLine',
    ]);
  });

  it('shows what the row is ranked by, and on how many bets', async () => {
    const close = { bets: 18, mean: 0.012 };
    answersAre([
      entryOf(1, {
        winRate: 62.5,
        decidedBets: 24,
        virtualBalance: 100_340,
        profit: 1_234_567_890,
        level: 12,
        close,
      }),
    ]);
    const { user } = show();
    expect(await rowOf('bettor_1')).toHaveTextContent('62.5%');
    await user.click(screen.getByRole('button', { name: 'Highest Balance' }));
    expect(await rowOf('bettor_1')).toHaveTextContent(
      '+1,234,567,890coins24 decided betssame-line close +1.2% on 18',
    );
    expect(screen.getByText(/^Net of grants: profit since the start\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Highest Level' }));
    expect(await rowOf('bettor_1')).toHaveTextContent('Level 1224 decided bets');
    await user.click(screen.getByRole('button', { name: 'Best Closing-Line Value' }));
    expect(await rowOf('bettor_1')).toHaveTextContent('+1.2%on 18 singles62.5% of 24 bets won');
    expect(screen.getByText(/^The mean of what a coin was worth/)).toBeVisible();
  });
});

it('says of how many bets a win rate is, and how the prices closed', async () => {
  answersAre([
    entryOf(1, { winRate: 62.5, decidedBets: 24, close: { bets: 18, mean: 0.012 } }),
    entryOf(2, { winRate: 60, decidedBets: 5 }),
  ]);
  show();
  expect(await rowOf('bettor_1')).toHaveTextContent('62.5%of 24 betssame-line close +1.2% on 18');
  expect(await rowOf('bettor_2')).toHaveTextContent('60.0%of 5 betsno close');
  expect(screen.getByRole('link', { name: 'How to read such figures' })).toBeVisible();
});

describe('while it loads', () => {
  it('shows the shape of five rows', () => {
    answersAre(() => HttpResponse.json([]));
    show();
    expect(screen.getByRole('status', { name: 'Loading the leaderboard' }).children).toHaveLength(
      5,
    );
  });

  it('shows the entries of the dashboard until its own come, for the choice they answer', async () => {
    answersAre([entryOf(1, { username: 'from_leaderboard' })]);
    const { user } = show([entryOf(1, { username: 'from_dashboard' })]);
    expect(screen.getByText('from_dashboard')).toBeVisible();
    expect(await screen.findByText('from_leaderboard')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'This Month' }));
    expect(screen.queryByText('from_dashboard')).toBeNull();
  });
});

describe('a row', () => {
  it('has an icon for the first three ranks and a number for the others', async () => {
    answersAre(ranks(4));
    show();
    const icons = (await rows()).map((row) => row.querySelectorAll('svg').length);
    expect(icons).toEqual([1, 1, 1, 0]);
    expect(await rowOf('bettor_3')).toHaveTextContent('Rank 3');
    expect(await rowOf('bettor_4')).toHaveTextContent('Rank 4');
  });

  it('says how many badges were earned', async () => {
    answersAre([
      entryOf(1, { badges: [badge('a'), badge('b')] }),
      entryOf(2, { badges: [badge('a')] }),
      entryOf(3),
    ]);
    show();
    expect(await rowOf('bettor_1')).toHaveTextContent('2 badges earned');
    expect(await rowOf('bettor_2')).toHaveTextContent('1 badge earned');
    expect(await rowOf('bettor_3')).toHaveTextContent('No badges yet');
  });

  it('marks subscribers', async () => {
    answersAre([entryOf(1, { subscriptionTierId: 'basic' }), entryOf(2)]);
    show();
    expect(within(await rowOf('bettor_1')).getByText('Premium')).toBeVisible();
    expect(within(await rowOf('bettor_2')).queryByText('Premium')).toBeNull();
  });

  it("marks the player's own", async () => {
    answersAre([entryOf(1), entryOf(2, { username: OWN_NAME })]);
    show();
    expect(within(await rowOf(OWN_NAME)).getByText('You')).toBeVisible();
    expect(await rowOf(OWN_NAME)).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByText('You')).toHaveLength(1);
  });
});

describe('a long list', () => {
  const names = async () => (await rows()).map((row) => row.querySelector('b')?.textContent);

  it('shows five and the own row with its rank, then all of them, then five again', async () => {
    answersAre([...ranks(50), entryOf(1234, { username: OWN_NAME })]);
    const { user } = show();
    const first = ['bettor_1', 'bettor_2', 'bettor_3', 'bettor_4', 'bettor_5', 'ada'];
    expect(await names()).toEqual(first);
    expect(await rowOf('ada')).toHaveTextContent('Rank 1234');
    await user.click(screen.getByRole('button', { name: 'Show more bettors' }));
    expect(await names()).toHaveLength(51);
    await user.click(screen.getByRole('button', { name: 'Show fewer bettors' }));
    expect(await names()).toEqual(first);
  });

  it('says that bets of the time machine do not count', async () => {
    answersAre(ranks(1));
    show();
    expect(await screen.findByText(/^Time machine bets do not count here/)).toBeVisible();
  });

  it('has nothing to show more of up to five', async () => {
    answersAre(ranks(5));
    show();
    expect(await rows()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /bettors/ })).toBeNull();
  });
});

describe('for whoever is not ranked', () => {
  const won = (id: string) =>
    aBet({ id, status: 'won', payout: 191, settledAt: new Date().toISOString() });

  it('says when nobody is, and what it takes', async () => {
    answersAre([], [won('3'), won('2'), aBet({ id: '1' })]);
    const { user } = show();
    expect(await screen.findByText('No data available for this period.')).toBeVisible();
    expect(
      await screen.findByText('You need 5 settled bets to be ranked. You have 2.'),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'All Time' }));
    expect(
      await screen.findByText('You need 20 settled bets to be ranked. You have 2.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Best Closing-Line Value' }));
    expect(
      await screen.findByText('You need 20 settled singles with a closing price to be ranked.'),
    ).toBeVisible();
  });

  it('says it below the others too, and not to who is among them', async () => {
    answersAre(ranks(2));
    const { user } = show();
    expect(
      await screen.findByText('You need 5 settled bets to be ranked. You have 0.'),
    ).toBeVisible();
    answersAre([entryOf(1, { username: OWN_NAME })]);
    await user.click(screen.getByRole('tab', { name: 'This Month' }));
    expect(await rowOf(OWN_NAME)).toHaveTextContent('You');
    expect(screen.queryByText(/^You need/)).toBeNull();
  });

  it('says why when it is by their own choice', async () => {
    answersAre([]);
    server.use(
      http.get('*/api/account/settings', () => HttpResponse.json(settingsOf({ isRanked: false }))),
    );
    show();
    expect(
      await screen.findByText('You have chosen in your settings not to be ranked.'),
    ).toBeVisible();
  });

  it('counts for a visitor nothing', async () => {
    answersAre([]);
    show([], null);
    expect(await screen.findByText('Players need 5 settled bets to be ranked.')).toBeVisible();
  });
});

it('says when it cannot be loaded, and tries again', async () => {
  answersAre(() => new HttpResponse('Busy, try again', { status: 503 }));
  const { user } = show();
  const toast = within(await screen.findByRole('alert'));
  expect(await toast.findByText('Error')).toBeVisible();
  expect(toast.getByText('Could not load leaderboard data. Please try again later.')).toBeVisible();
  expect(screen.getByText('The leaderboard could not be loaded.')).toBeVisible();
  answersAre(ranks(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('bettor_1')).toBeVisible());
  expect(screen.queryByText('The leaderboard could not be loaded.')).toBeNull();
});
