import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSlip } from '@/state/slip';
import { add, aLiveGame, boardHas, choices, HEAT, heat, openPage, openTab } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';

const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

describe('live betting', () => {
  const live = { ...heat, status: 'live' as const, startTime: inMinutes(-5) };
  const price = (name: RegExp) => screen.getByRole('button', { name });
  const tick = (game = aLiveGame()) => act(() => FakeEventSource.to('gameId=')?.say('live', game));

  async function openLive() {
    withEventSource();
    boardHas({ nba: [live] });
    const page = await openPage();
    await screen.findByRole('button', { name: HEAT });
    await waitFor(() => expect(FakeEventSource.to(`gameId=${heat.id}`)).toBeDefined());
    act(() => FakeEventSource.to('gameId=')?.say('history', [{ tick: 0, home: -110, away: -110 }]));
    tick();
    return page;
  }

  it('begins with the game, and says when that is', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Live Betting');
    expect(await screen.findByText('Not live yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Player Props' }));
    expect(tab('Player Props')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows score, clock, the markets, and how the chance has gone', async () => {
    await openLive();
    expect(screen.getAllByText('2nd quarter')).toHaveLength(2); // in the list, too
    expect(screen.getByText('11:48')).toBeVisible();
    expect(screen.getByText('31')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Live odds' })).getAllByRole('button'),
    ).toHaveLength(6);
    const table = within(screen.getByRole('table', { name: /^Chance of Boston Celtics/ }));
    // -150 and +130 without their margin.
    expect(table.getByRole('row', { name: '2nd 58% 42%' })).toBeInTheDocument();
    expect(choices().getByText('Live')).toBeVisible();
    expect(screen.getByText('Bookmaker margin').parentElement).toHaveTextContent(
      'Moneyline 3.4%Spread 5.0%Total 4.5%',
    );
  });

  it('marks a price that moved since the last tick, with a word', async () => {
    await openLive();
    const odds = { ...heat.odds, moneyline: { home: -160, away: 140 } };
    tick(aLiveGame({ odds, tick: 62, clock: '11:36' }));
    expect(price(/^Live Moneyline, Boston Celtics: BOS -160 price down/)).toBeVisible();
    expect(price(/^Live Moneyline, Miami Heat: MIA \+140 price up/)).toBeVisible();
  });

  it('is in the list of games as it is beside it, tick by tick', async () => {
    await openLive();
    const spread = { home: -6.5, away: 6.5, homeOdds: -110, awayOdds: -110 };
    tick(aLiveGame({ odds: { ...heat.odds, spread } }));
    expect(price(/^Live Spread, Boston Celtics -6.5/)).toBeVisible();
    expect(choices().getByRole('button', { name: HEAT })).toHaveTextContent('Spread BOS -6.5');
    tick(aLiveGame({ tick: 315, period: 'Final', odds: null }));
    expect(choices().getByRole('button', { name: HEAT })).toHaveTextContent('Spread N/A');
  });

  it('puts a price onto the slip with the tick that it is of', async () => {
    const { user } = await openLive();
    const placed = takeSlips();
    await user.click(price(/^Live Moneyline, Boston/));
    expect(screen.getByText('Bet Added')).toBeVisible();
    expect(price(/^Live Moneyline, Boston/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items).toEqual([
      {
        gameId: heat.id,
        betType: 'moneyline',
        side: 'home',
        line: 0,
        odds: -150,
        betAmount: 10,
        potentialWinnings: 7,
        isLive: true,
        quotedAt: '2026-11-22T05:00:00Z',
      },
    ]);
  });

  it('takes no bets while it is suspended, and says why', async () => {
    await openLive();
    tick(aLiveGame({ suspended: true }));
    expect(screen.getByText(/^Suspended for a moment/)).toBeVisible();
    expect(price(/^Live Moneyline, Boston/)).toBeDisabled();
    tick();
    expect(price(/^Live Moneyline, Boston/)).toBeEnabled();
  });

  it('shows baseball in innings, and has no clock of it', async () => {
    const { user } = await openLive();
    const baseball = { ...live, id: 'f1b2c3d4e5f60718', sport: 'mlb' as const };
    boardHas({ mlb: [baseball] });
    await user.click(screen.getByRole('button', { name: 'MLB baseball' }));
    await waitFor(() => expect(FakeEventSource.to(baseball.id)).toBeDefined());
    const history = [0, 20, 50].map((at) => ({ tick: at, home: -110, away: -110 }));
    act(() => FakeEventSource.to(baseball.id)?.say('history', history));
    const { id, sport } = baseball;
    const inThird = aLiveGame({ id, sport, halfInnings: [0, 16, 31, 40, 61] });
    tick(inThird);
    expect(screen.getAllByText('Top 3rd')).toHaveLength(2);
    expect(choices().getByText('Top 3rd')).toBeVisible();
    expect(screen.queryByText('11:48')).toBeNull();
    expect(screen.queryByText(/quarter/)).toBeNull();
    const table = within(screen.getByRole('table', { name: /^Chance of Boston Celtics/ }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...['1st', '2nd', '3rd'],
    ]);
    tick({ ...inThird, suspended: true });
    expect(screen.getByText(/^In the top of the 3rd:/)).toBeVisible();
    tick({ ...inThird, tick: 121, period: 'Halftime', clock: '14:48' });
    expect(screen.getByText('Delay 14:48')).toBeVisible();
  });

  it('takes no bets without a tick for six seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openLive();
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.getByText(/^Waiting for the next tick/)).toBeVisible();
    expect(price(/^Live Moneyline, Boston/)).toBeDisabled();
    tick();
    expect(screen.queryByText(/^Waiting for the next tick/)).toBeNull();
    vi.useRealTimers();
  });

  it('says of the chance whether it is that of now', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openLive();
    const chart = within(screen.getByRole('region', { name: 'Chance over the game' }));
    expect(chart.getByText(/^Now:/)).toHaveTextContent('Now: BOS 58%, MIA 42%');
    tick(aLiveGame({ suspended: true }));
    expect(chart.getByText(/^At 11:48 of the 2nd quarter:/)).toHaveTextContent(
      'BOS 58%, MIA 42% · Betting is suspended',
    );
    tick(aLiveGame({ tick: 62, clock: '11:36', odds: { ...heat.odds, moneyline: null } }));
    expect(chart.getByText(/^At 11:48 of the 2nd quarter:/)).toHaveTextContent(
      'The winner is not quoted at the moment',
    );
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(chart.getByText(/^At 11:48/)).toHaveTextContent('No tick has come for 6 seconds');
    tick(aLiveGame({ tick: 63, clock: '11:24' }));
    expect(chart.getByText(/^Now:/)).toBeVisible();
    vi.useRealTimers();
  });

  it('says when the server refuses its stream, and goes on once it does not', async () => {
    server.use(
      http.get('*/api/betting/live', () => new HttpResponse('Busy, try again', { status: 503 })),
    );
    withEventSource();
    boardHas({ nba: [live] });
    await openPage();
    await waitFor(() => expect(FakeEventSource.to(`gameId=${heat.id}`)).toBeDefined());
    act(() => FakeEventSource.to('gameId=')?.refuse());
    expect(screen.getByText('No live prices at the moment')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    tick();
    expect(screen.queryByText('No live prices at the moment')).toBeNull();
    expect(price(/^Live Moneyline, Boston/)).toBeEnabled();
  });

  it('has nothing to try again where the game is over', async () => {
    server.use(
      http.get('*/api/betting/live', () => new HttpResponse('This game is over', { status: 409 })),
    );
    withEventSource();
    boardHas({ nba: [live] });
    await openPage();
    await waitFor(() => expect(FakeEventSource.to(`gameId=${heat.id}`)).toBeDefined());
    act(() => FakeEventSource.to('gameId=')?.refuse());
    expect(await screen.findByText('No live prices for this game')).toBeVisible();
    expect(screen.getByText('This game has ended, or has no live feed.')).toBeVisible();
    expect(screen.queryByText(/Trying again/)).toBeNull();
  });

  it('ends with the game', async () => {
    await openLive();
    tick(aLiveGame({ tick: 315, period: 'Final', clock: '0:00', odds: null }));
    expect(screen.getByText(/^The game is over/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Live odds' })).toBeNull();
    expect(FakeEventSource.to('gameId=')?.isClosed).toBe(true);
  });

  it('says that the game is over once it has left the list', async () => {
    await openLive();
    boardHas({ nba: [] });
    act(() => FakeEventSource.to('/api/stream')?.say('lines', { games: [], gone: [heat.id] }));
    expect(await screen.findByText('Boston Celtics vs Miami Heat is over.')).toBeVisible();
    expect(screen.getByText(/^Please select a game/)).toBeVisible();
  });
});

it('a visitor places for show: it is said, and nothing is sent', async () => {
  signedInAs(null);
  boardHas({ nba: [heat] });
  const placed = takeSlips();
  const { user } = await openTab('Conditional');
  await user.click(add());
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  expect(screen.getByText('Bets Placed')).toBeVisible();
  expect(
    screen.getByText(/^Successfully placed 1 bet\(s\)\. .* nothing is recorded\.$/),
  ).toBeVisible();
  await waitFor(() => expect(useSlip.getState().items).toEqual([]));
  expect(placed).toEqual([]);
});
