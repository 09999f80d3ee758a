import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardAt } from '@/domain/betting/live-board';
import { usePreferences } from '@/state/preferences';
import { useSlip } from '@/state/slip';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aGame } from '@/test/games';
import { anNhlGame, hubHas, xpPosts } from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const source = 'simulated';
const date = '2026-11-23';

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  signedInAs(ada);
  xpPosts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the schedule', () => {
  const BOS_VGK = {
    awayTeam: { name: 'Vegas Golden Knights', code: 'VGK' },
    homeTeam: { name: 'Boston Bruins', code: 'BOS' },
  };
  const CLOSED = { isOffered: false } as const;
  const games = [
    anNhlGame({
      id: '00000000000000a2',
      startTime: '2026-11-23T18:00:00Z',
      ...BOS_VGK,
      venue: null,
      status: 'final',
      score: { away: 2, home: 3 },
      ...CLOSED,
    }),
    anNhlGame({
      id: '00000000000000a3',
      startTime: '2026-11-23T19:00:00Z',
      status: 'final',
      ...CLOSED,
      hasPage: false,
    }),
    anNhlGame({
      id: '00000000000000a4',
      startTime: '2026-11-23T23:00:00Z',
      status: 'live',
      score: { away: 1, home: 0 },
      ...CLOSED,
    }),
    anNhlGame(),
    anNhlGame({ id: '00000000000000a5', startTime: '2026-11-24T02:00:00Z', ...CLOSED }),
  ];
  const offered = aGame({
    homeTeam: anNhlGame().homeTeam,
    awayTeam: anNhlGame().awayTeam,
    id: '00000000000000a1',
    sport: 'nhl',
    startTime: '2999-11-24T00:30:00Z',
  });
  const TABLE = 'NHL Schedule';
  const cells = (row: HTMLElement | undefined) => within(row as HTMLElement);
  const names = () => rows(TABLE).map((row) => row.textContent.slice(0, 60).replace(/\s+/g, ' '));

  async function open(path = '/sports-hub?date=2026-11-23') {
    hubHas({ 'nhl/schedule': { date, source, games } });
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([offered])));
    useSlip.getState().clear();
    const app = await renderApp(path);
    await screen.findByRole('table', { name: TABLE });
    return app;
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-24T00:00:00Z');
  });

  it('has the columns of the hub, and is labelled as simulated', async () => {
    await open();
    const heads = screen
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Game', 'Time', 'Venue', 'Action']);
    expect(screen.getByText('Simulated')).toBeVisible();
  });

  it('opens at now: what is played, what comes, and what is over folded below', async () => {
    const { user } = await open();
    expect(names()[0]).toMatch(/^Live/);
    expect(names()[1]).toMatch(/^Columbus Blue Jackets/);
    expect(names()[2]).toMatch(/^Next/);
    expect(rows(TABLE)).toHaveLength(6);
    const fold = screen.getByRole('button', { name: 'Finished (2)' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    // Newest first.
    expect(
      names()
        .slice(6)
        .map((name) => name.slice(0, 8)),
    ).toEqual(['Columbus', 'Vegas Go']);
    await user.click(fold);
    expect(rows(TABLE)).toHaveLength(6);
  });

  it('shows the score of a game that is over, and of one under way', async () => {
    const { user } = await open();
    expect(cells(rows(TABLE)[1]).getByRole('rowheader')).toHaveTextContent(
      /Jackets.*1.*Lightning.*0/,
    );
    expect(cells(rows(TABLE)[1]).getByText('Live')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finished (2)' }));
    const over = cells(rows(TABLE).at(-1));
    expect(over.getByRole('rowheader')).toHaveTextContent(/Knights.*2.*Bruins.*3/);
    expect(over.getByText('Final')).toBeVisible();
    expect(over.getByText('Venue information unavailable')).toBeInTheDocument();
  });

  it('follows a game that is played, with its clock, its score and its live prices', async () => {
    withEventSource();
    const live = { ...anNhlGame(), status: 'live', isOffered: false, isSoldLive: true } as const;
    hubHas({ 'nhl/schedule': { date, source, games: [live] } });
    useSlip.getState().clear();
    const { user } = await renderApp('/sports-hub?date=2026-11-23');
    await screen.findByRole('table', { name: TABLE });
    const { id, awayTeam, homeTeam } = live;
    const tick = aLiveGame({
      ...{ id, sport: 'nhl', timetable: 'periods', period: '2nd' },
      ...{ awayTeam: { ...awayTeam, score: 3 }, homeTeam: { ...homeTeam, score: 1 } },
    });
    act(() => FakeEventSource.to('/api/betting/live')?.say('games', [tick]));
    const row = cells(rows(TABLE)[1]);
    expect(row.getByRole('rowheader')).toHaveTextContent(/Jackets.*3.*Lightning.*1/);
    expect(row.getByText(boardAt(tick).part)).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Live Moneyline, Columbus/ }));
    expect(useSlip.getState().items).toMatchObject([{ gameId: id, side: 'away', isLive: true }]);
  });

  it('opens no stream for a day on which nothing is played', async () => {
    withEventSource();
    hubHas({ 'nhl/schedule': { date, source, games: [anNhlGame()] } });
    await renderApp('/sports-hub?date=2026-11-23');
    await screen.findByRole('table', { name: TABLE });
    expect(FakeEventSource.to('/api/betting/live')).toBeUndefined();
  });

  it('has the moneyline of a game to come as buttons, which put it on the slip', async () => {
    const { user } = await open();
    const row = cells(rows(TABLE)[3]);
    const away = await row.findByRole('button', { name: /^Moneyline, Columbus.* \+130/ });
    expect(row.getByRole('button', { name: /^Moneyline, Tampa.* -150/ })).toBeVisible();
    await user.click(away);
    expect(away).toHaveAttribute('aria-pressed', 'true');
    expect(useSlip.getState().items).toMatchObject([
      { gameId: '00000000000000a1', betType: 'moneyline', side: 'away', odds: 130 },
    ]);
    await user.click(away);
    expect(useSlip.getState().items).toEqual([]);
  });

  it('opens details in a new window, and leads to betting on the game', async () => {
    await open();
    const row = cells(rows(TABLE)[3]);
    const details = row.getByRole('link', { name: /^Details of Columbus Blue Jackets/ });
    expect(details).toHaveAttribute('href', '/game-details/00000000000000a1');
    expect(details).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: /^Bet on/ })).toHaveAttribute(
      'href',
      '/place-bets?gameId=00000000000000a1&homeTeam=Tampa+Bay+Lightning&awayTeam=Columbus+Blue+Jackets',
    );
  });

  it('has neither Bet nor a price for a game that is not open yet, and says so', async () => {
    await open();
    const row = cells(rows(TABLE)[4]);
    expect(row.queryByRole('link', { name: /^Bet/ })).toBeNull();
    expect(row.queryByRole('button')).toBeNull();
    expect(row.getByText('Not open for bets yet')).toBeVisible();
  });

  it('leads from the name of a team to its page', async () => {
    await open();
    expect(
      cells(rows(TABLE)[1]).getByRole('link', { name: 'Tampa Bay Lightning' }),
    ).toHaveAttribute('href', '/teams/nhl/TBL');
  });

  it('has no details of a game that has no page', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Finished (2)' }));
    expect(cells(rows(TABLE)[6]).queryByRole('link', { name: /^Details/ })).toBeNull();
  });

  it('has the games of favourite teams first in their section', async () => {
    usePreferences.setState({ favouriteTeams: [{ sport: 'nhl', code: 'BOS' }] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Finished (2)' }));
    expect(
      names()
        .slice(6)
        .map((name) => name.slice(0, 15)),
    ).toEqual(['Favourite: Vega', 'Columbus Blue J']);
  });

  it('of another day that is over is open', async () => {
    hubHas({ 'nhl/schedule': { date: '2026-11-22', source, games: games.slice(0, 2) } });
    await renderApp('/sports-hub?date=2026-11-22');
    expect(
      await screen.findByRole('button', { name: 'Finished (2)', expanded: true }),
    ).toBeVisible();
  });

  it('of a today whose games have all begun points to the next day', async () => {
    hubHas({ 'nhl/schedule': { date, source, games: games.slice(0, 2) } });
    await renderApp('/sports-hub?date=2026-11-23');
    expect(await screen.findByText(/All of today’s games have begun/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finished (2)', expanded: false })).toBeVisible();
  });
});
