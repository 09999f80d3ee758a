import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HabitReturn } from '@/api/types';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { eventName } from '@/domain/betting/picks';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { rememberPlace } from '@/state/guide-place';
import { usePreferences } from '@/state/preferences';
import { aLiveGame } from '@/test/advanced';
import { activityOf, boardsAre } from '@/test/boards';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aGame, inMinutes } from '@/test/games';
import { aDay, todayIs } from '@/test/habit';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const QUIET: HabitReturn = {
  ...{ date: '2030-01-08', since: null, settled: 0, profit: 0, lookBacks: [] },
};

function dayIs(back: Partial<HabitReturn> = {}) {
  todayIs(aDay());
  server.use(
    http.get('*/api/habit/return', () => HttpResponse.json({ ...QUIET, ...back })),
    http.get('*/api/learn', () =>
      HttpResponse.json({
        read: [],
        next: { guideId: 'types-of-bets', why: 'order', topic: null, checks: [] },
      }),
    ),
  );
}
const row = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  signedInAs(ada);
  boardsAre();
});
afterEach(() => vi.unstubAllGlobals());

it('has the daily line and the next lesson, and nothing of a past that there is not', async () => {
  dayIs();
  await renderApp('/dashboard');
  const today = await row('Today');
  expect(await today.findByRole('link', { name: 'Give Estimate' })).toHaveAttribute(
    'href',
    '/daily',
  );
  expect(await (await row('Your next lesson')).findByText('about 5 min')).toBeVisible();
  expect(today.queryByRole('region', { name: 'Since you were here' })).toBeNull();
});

it('says what has settled since, the coins neither first nor in colour', async () => {
  const lookBack: HabitReturn['lookBacks'][number] = {
    ...{ betId: '41', reason: 'newest', eventName: 'A @ B', prediction: 'A' },
    ...{ status: 'lost', placedAt: '2030-01-04T12:00:00Z' },
  };
  dayIs({ since: '2030-01-04', settled: 3, profit: 12, lookBacks: [lookBack] });
  await renderApp('/dashboard');
  const since = await row('Since you were here');
  expect(since.getByText('Since Friday: 3 bets settled, +12. One to look back on.')).toBeVisible();
  expect(since.getByRole('link', { name: 'Look back' })).toHaveAttribute(
    'href',
    '/daily#look-back',
  );
});

it('counts the minutes of a lesson from where the reader is in it', async () => {
  dayIs();
  rememberPlace(ada.id, 'types-of-bets', { at: 2, answers: { 0: true, 1: false } });
  await renderApp('/dashboard');
  expect(await (await row('Your next lesson')).findByText('about 3 min')).toBeVisible();
});

it('has the next game of a favourite team, with its prices and the way to it', async () => {
  dayIs();
  const theirs = aGame({ id: 'b'.repeat(16), startTime: inMinutes(50) });
  const { sport, homeTeam } = theirs;
  const others = {
    homeTeam: { name: 'Lakers', code: 'LAL' },
    awayTeam: { name: 'Knicks', code: 'NYK' },
  };
  const games = [
    aGame({ id: 'a'.repeat(16), startTime: inMinutes(5), ...others }),
    { ...theirs, id: 'c'.repeat(16), startTime: inMinutes(90) },
    theirs,
  ];
  server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json(games)));
  usePreferences.setState({ favouriteTeams: [{ sport, code: homeTeam.code }] });
  await renderApp('/dashboard');
  const game = await row('Game of your team');
  expect(game.getByRole('heading', { name: eventName(theirs) })).toBeVisible();
  expect(game.getByText('and 1 more of your teams')).toBeVisible();
  expect(game.getByText(/^In \d+ min/)).toBeVisible();
  expect(game.getByText(/Moneyline: /)).toBeVisible();
  expect(game.getByRole('link', { name: 'Open the game' })).toHaveAttribute(
    'href',
    placeBetsPath(theirs),
  );
});

it('has the game of a favourite team that is played, as it stands', async () => {
  withEventSource();
  dayIs();
  const game = aLiveGame();
  const { sport, awayTeam, homeTeam } = game;
  server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([])));
  usePreferences.setState({ favouriteTeams: [{ sport, code: awayTeam.code }] });
  await renderApp('/dashboard');
  await row('Your next lesson');
  expect(screen.queryByRole('region', { name: 'Game of your team' })).toBeNull();
  act(() => FakeEventSource.to('/api/betting/live')?.say('games', [game]));
  const live = await row('Game of your team');
  expect(live.getByRole('heading', { name: eventName(game) })).toBeVisible();
  expect(
    live.getByText(
      new RegExp(`: ${awayTeam.code} ${awayTeam.score}, ${homeTeam.code} ${homeTeam.score}\\.$`),
    ),
  ).toBeVisible();
  expect(live.getByRole('link', { name: 'Open the game' })).toHaveAttribute(
    'href',
    livePanelPath(game),
  );
});

it('asks for no games without a favourite team', async () => {
  dayIs();
  let asked = 0;
  server.use(
    http.get('*/api/betting/upcoming-games', () => {
      asked += 1;
      return HttpResponse.json([]);
    }),
  );
  await renderApp('/dashboard');
  await row('Your next lesson');
  expect(asked).toBe(0);
});

it('takes the place of an empty bankroll', async () => {
  dayIs();
  await renderApp('/dashboard');
  await row('Your next lesson');
  expect(screen.getByText('No recent activity')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bankroll' })).toBeNull();
});

it('stands above the bankroll of who has bet', async () => {
  dayIs();
  boardsAre({ recentActivity: [activityOf()] });
  await renderApp('/dashboard');
  await row('Your next lesson');
  const today = screen.getByRole('region', { name: 'Today' });
  const bankroll = screen.getByRole('region', { name: 'Bankroll' });
  expect(today.compareDocumentPosition(bankroll) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('is not there for a visitor', async () => {
  signedInAs(null);
  boardsAre({ isDemo: true });
  await renderApp('/dashboard');
  await screen.findByRole('region', { name: 'Recent Activity' });
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
