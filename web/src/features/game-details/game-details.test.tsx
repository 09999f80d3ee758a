import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDetails, LiveGame } from '@/api/types';
import { useSlip } from '@/state/slip';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aBet, aGame, aLeg, inMinutes } from '@/test/games';
import { aDetailedGame, aHockeyBox, anMlbBoxScore, anNbaBoxScore, anNflBoxScore } from '@/test/hub';
import { ada, limitsOf, NO_LIMITS } from '@/test/people';
import { serverWith, slip } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { formatPotentialWin } from './hub-stake';

const ID = '00000000000000a1';

/** The server knows this game, and lists it while it can be bet on. */
function serverKnows(game: GameDetails) {
  const { id, homeTeam, awayTeam, sport, quotedAt } = game;
  const listed = aGame({ id, homeTeam, awayTeam, sport, quotedAt });
  serverWith(game.isOffered ? [listed] : []);
  server.use(http.get('*/api/sports/nhl/game/:id', () => HttpResponse.json({ game })));
}

async function open(changes: Partial<GameDetails> = {}) {
  serverKnows(aDetailedGame(changes));
  const app = await renderApp(`/game-details/${ID}`);
  await screen.findByRole('region', { name: 'Odds' }).catch(() => undefined);
  return app;
}

const FINAL: Partial<GameDetails> = {
  status: 'final',
  isOffered: false,
  startTime: inMinutes(-180),
  score: { away: 3, home: 2 },
  boxScore: aHockeyBox(),
};
const odds = () => within(screen.getByRole('region', { name: 'Odds' }));
const add = () => odds().getByRole('button', { name: 'Add to Bet Slip' });
const stake = () => odds().getByRole('textbox', { name: 'Stake' });
const columbus = () => odds().getByRole('button', { name: /^Moneyline: Columbus/ });

beforeEach(() => signedInAs(ada));

describe('the page of a game', () => {
  it('says that it is loading', async () => {
    serverWith([]);
    server.use(http.get('*/api/sports/nhl/game/:id', () => new Promise<never>(() => undefined)));
    await renderApp(`/game-details/${ID}`);
    expect(await screen.findByText('Game details loading...')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    serverWith([]);
    server.use(
      http.get('*/api/sports/nhl/game/:id', () => new HttpResponse('Busy', { status: 503 })),
    );
    const { user } = await renderApp(`/game-details/${ID}`);
    expect(await screen.findByText('Error loading game details')).toBeVisible();
    serverKnows(aDetailedGame());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Odds' })).toBeVisible();
  });

  it.each([400, 404])(
    'says that there is no such game where the server answers %i',
    async (status) => {
      serverWith([]);
      server.use(http.get('*/api/sports/nhl/game/:id', () => new HttpResponse('No', { status })));
      await renderApp('/game-details/nothing');
      expect(await screen.findByText('There is no such game')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the Sports Hub' })).toBeVisible();
    },
  );

  it('names the game, its venue, its source, and leads to betting on it', async () => {
    await open({ quotedAt: inMinutes(-185) });
    expect(
      screen.getByRole('heading', { name: 'Columbus Blue Jackets @ Tampa Bay Lightning' }),
    ).toBeVisible();
    expect(screen.getByText('Amalie Arena, Tampa, Florida')).toBeVisible();
    expect(screen.getAllByText('Simulated').length).toBeGreaterThan(0);
    expect(odds().getByText(/^Quoted/)).toHaveTextContent('(3 hours ago)');
    expect(screen.getByRole('link', { name: 'Bet' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/place-bets?gameId=${ID}`),
    );
  });

  it('has what several bookmakers say of a line, where they are enough', async () => {
    await open({
      bookmakers: { moneyline: { bookmakers: 5, chance: 0.5424 }, spread: null, total: null },
    });
    expect(odds().getByText('Median of 5 bookmakers: 54.2% for Tampa Bay Lightning')).toBeVisible();
    expect(odds().getAllByText(/bookmakers/)).toHaveLength(1);
  });

  it('leads to the live prices of a game under way, where it has some', async () => {
    await open({ status: 'live', isOffered: false, isSoldLive: true, startTime: inMinutes(-5) });
    expect(await screen.findByRole('link', { name: 'Bet live' })).toHaveAttribute(
      'href',
      `/advanced-betting?sport=nhl&game=${ID}&tab=live`,
    );
    expect(screen.queryByText(/bets closed/)).toBeNull();
  });

  it('has for a game that is over its score and box score, and no way to bet on it', async () => {
    await open({ ...FINAL, venue: null });
    expect((await screen.findByText('CBJ 3 – 2 TBL')).parentElement).toHaveTextContent('OT');
    expect(screen.getByText('Venue information unavailable')).toBeVisible();
    expect(screen.getByText('Over: bets are settled')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bet' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Bet Slip' })).toBeNull();
    const box = within(screen.getByRole('region', { name: 'Box score' }));
    expect(box.getByRole('table', { name: 'Goals by period' })).toBeVisible();
    const scorers = within(box.getByRole('list', { name: 'Columbus Blue Jackets: scorers' }));
    expect(scorers.getByText('Kirill Marchenko')).toBeVisible();
    expect(scorers.queryByText('Zach Werenski')).toBeNull();
  });

  it('has the box score of baseball as the hub has it, and no line for a venue', async () => {
    await open({
      ...{ ...FINAL, sport: 'mlb', venue: null },
      boxScore: anMlbBoxScore(),
    });
    expect((await screen.findByText('CBJ 3 – 2 TBL')).parentElement).toHaveTextContent(
      'Extra innings',
    );
    const box = within(screen.getByRole('region', { name: 'Box score' }));
    expect(box.getByRole('table', { name: 'Runs by inning' })).toBeVisible();
    expect(box.getByRole('table', { name: 'Boston Red Sox: batting' })).toBeVisible();
    expect(screen.queryByText('Venue information unavailable')).toBeNull();
  });

  const rowsOf = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .map((row) =>
        [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '),
      );

  it('has the shots of every skater, whether he scored or not', async () => {
    await open(FINAL);
    await screen.findByRole('region', { name: 'Box score' });
    expect(rowsOf('Columbus Blue Jackets: skaters')).toEqual([
      'Player Pos G A P SOG',
      'Kirill Marchenko RW 2 1 3 6',
      'Zach Werenski D 0 0 0 4',
    ]);
    expect(rowsOf('Tampa Bay Lightning: goalies').at(1)).toBe('Jonas Johansson 28 90.3%');
  });

  it("has the figures of basketball's players", async () => {
    await open({ ...FINAL, sport: 'nba', boxScore: anNbaBoxScore() });
    await screen.findByRole('region', { name: 'Box score' });
    expect(rowsOf('Boston Celtics: players').at(0)).toBe('Player Pos MIN PTS REB AST 3PM');
    expect(rowsOf('Boston Celtics: players').at(1)).toBe('Jaylen Brown SG 36 12 4 3 2');
  });

  it('has the figures of football by passing, rushing and receiving', async () => {
    await open({ ...FINAL, sport: 'nfl', boxScore: anNflBoxScore() });
    expect((await screen.findByText('CBJ 3 – 2 TBL')).parentElement).toHaveTextContent('OT');
    expect(rowsOf('Points by quarter').at(1)).toBe('BUF 5 5 5 5 3 23');
    expect(rowsOf('Buffalo Bills: passing').at(1)).toBe('Josh Allen QB 261');
    expect(rowsOf('Buffalo Bills: receiving')).toEqual([
      'Player Pos REC YDS TD',
      'Khalil Shakir WR 6 74 1',
    ]);
    expect(screen.queryByRole('table', { name: 'Kansas City Chiefs: receiving' })).toBeNull();
  });

  it('has no box score where the source has no figures', async () => {
    await open({ ...FINAL, sport: 'nfl', boxScore: null });
    expect(await screen.findByText('CBJ 3 – 2 TBL')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Box score' })).toBeNull();
  });

  it('shows a game of hockey under way in periods of 20 minutes, tick by tick', async () => {
    withEventSource();
    await open({ ...FINAL, status: 'live' });
    expect(await screen.findByText(/CBJ 3 – 2 TBL/)).toBeVisible();
    const tick = (changes: Partial<LiveGame>) =>
      act(() =>
        FakeEventSource.to(`gameId=${ID}`)?.say(
          'live',
          aLiveGame({ id: ID, sport: 'nhl', ...changes }),
        ),
      );
    tick({ tick: 86, period: '2nd', clock: '6:48' });
    const score = (await screen.findByText('CBJ 28 – 31 TBL')).parentElement;
    expect(score).toHaveTextContent('2nd period 18:30');
    tick({ tick: 121, period: 'Halftime', clock: '14:48' });
    expect(score).toHaveTextContent('2nd period 10:00 · Intermission 14:48');
    tick({ timetable: 'periods', tick: 81, period: 'Intermission', clock: '17:00' });
    expect(score).toHaveTextContent('End of 1st · Intermission 17:00');
    tick({ timetable: 'periods', tick: 312, period: 'OT', clock: '3:00' });
    expect(score).toHaveTextContent('OT 3:00');
    vi.unstubAllGlobals();
  });

  it('says which half-inning or period is played', async () => {
    const live = { ...FINAL, status: 'live' as const };
    const parts = [{ part: 1, away: 0, home: null }];
    await open({
      ...{ ...live, sport: 'mlb' },
      boxScore: anMlbBoxScore({ status: 'live', parts }),
    });
    expect((await screen.findByText('CBJ 3 – 2 TBL')).parentElement).toHaveTextContent('Top 1st');
  });

  it('draws each market over time, and has it as a table', async () => {
    const { user } = await open();
    const history = within(screen.getByRole('region', { name: 'Price history' }));
    expect(history.queryByText('Total')).toBeNull();
    await user.click(history.getByText('Moneyline as a table'));
    const table = within(history.getByRole('table', { name: 'Moneyline quotes' }));
    const [, newest, oldest] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(newest).toMatch(/\+130-150$/);
    expect(oldest).toMatch(/\+100-120$/);
  });

  it('shows the last games of each team', async () => {
    await open();
    const list = within(
      screen.getByRole('list', { name: 'Last games of the Columbus Blue Jackets' }),
    );
    expect(list.getByRole('listitem')).toHaveTextContent('OTL2–3vs BOS11/20/2026');
    expect(screen.getByText('No games before this one')).toBeVisible();
  });

  it("shows the player's own bets on it", async () => {
    await open({ bets: [aBet({ prediction: 'Columbus Blue Jackets', odds: 130 })] });
    const own = within(screen.getByRole('region', { name: 'Your bets on this game' }));
    expect(own.getByText('Columbus Blue Jackets')).toBeVisible();
    expect(own.getByText('Pending')).toBeVisible();
  });

  it("shows of the player's own bet on a replayed game when that was really played", async () => {
    const legs = [aLeg({ sport: 'nfl', source: 'replay', recordedStart: '2023-09-08T00:20:00Z' })];
    await open({ bets: [aBet({ sport: 'nfl', source: 'replay', legs })] });
    const own = within(screen.getByRole('region', { name: 'Your bets on this game' }));
    expect(own.getByText('Week 1, Thu, Sep 7, 2023')).toBeVisible();
  });

  it('asks a visitor to sign in to see their own', async () => {
    signedInAs(null);
    await open();
    const own = within(screen.getByRole('region', { name: 'Your bets on this game' }));
    expect(own.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the stake of the hub', () => {
  it('begins with 10, is quick to choose, and shows the win with 2 decimals', async () => {
    const { user } = await open();
    expect(stake()).toHaveValue('10');
    expect(add()).toBeDisabled();
    await user.click(columbus());
    expect(odds().getByText('13.00')).toBeVisible();
    const quick = within(odds().getByRole('group', { name: 'Quick stake' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['10', '25', '50', '100'],
    ]);
    await user.click(quick.getByRole('button', { name: '25' }));
    expect(odds().getByText('32.50')).toBeVisible();
    await user.click(odds().getByRole('button', { name: /^Moneyline: Tampa/ }));
    expect(odds().getByText('16.67')).toBeVisible();
  });

  it('goes onto the one slip of the app', async () => {
    const { user } = await open();
    await user.click(columbus());
    await user.click(add());
    expect(await screen.findByText('Bet Added')).toBeVisible();
    expect(useSlip.getState().items).toMatchObject([
      { gameId: ID, betType: 'moneyline', side: 'away', odds: 130, betAmount: 10 },
    ]);
    expect(slip().getByText('Columbus Blue Jackets')).toBeVisible();
  });

  it('is a slider from 1 to 1000 in steps of 1', async () => {
    await open();
    const slider = odds().getByRole('slider');
    expect(slider).toHaveAttribute('min', '1');
    expect(slider).toHaveAttribute('max', '1000');
    expect(slider).toHaveAttribute('step', '1');
    expect(slider).toHaveValue('10');
  });

  it.each(['{Backspace}', '0', '{Backspace}1001'])(
    'cannot be added when it reads %s',
    async (typed) => {
      const { user } = await open();
      await user.click(columbus());
      await user.clear(stake());
      await user.type(stake(), typed.replace('{Backspace}', '') || '{Tab}');
      expect(add()).toBeDisabled();
    },
  );

  it('becomes 10 again when it cannot be read', async () => {
    const { user } = await open();
    await user.clear(stake());
    await user.type(stake(), 'ten');
    await user.tab();
    expect(stake()).toHaveValue('10');
  });

  it("begins with the player's own limit where that is lower", async () => {
    const limits = limitsOf({ current: { ...NO_LIMITS, maxStake: 5 } });
    serverKnows(aDetailedGame());
    server.use(http.get('*/api/limits', () => HttpResponse.json(limits)));
    await renderApp(`/game-details/${ID}`);
    await screen.findByRole('region', { name: 'Odds' });
    await waitFor(() => expect(stake()).toHaveValue('5'));
  });

  it.each([
    [10, 130, '13.00'],
    [10, -150, '6.67'],
    [1, 100, '1.00'],
    [1000, -110, '909.09'],
  ])('%i coins at %i win %s', (coins, price, win) =>
    expect(formatPotentialWin(coins, price)).toBe(win),
  );
});
