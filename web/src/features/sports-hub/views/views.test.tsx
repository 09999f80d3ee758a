import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBoxScore,
  anMlbPlayer,
  anNhlGame,
  anNhlPlayer,
  aStanding,
  hubHas,
  xpPosts,
} from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const VIEWS = {
  schedule: '/sports-hub?date=2026-11-23',
  boxscores: '/sports-hub?view=box-scores&date=2026-11-23',
  standings: '/sports-hub?view=standings',
  rosters: '/sports-hub?view=rosters',
  mlb: '/sports-hub?sport=mlb&view=rosters',
};
const source = 'simulated';
const date = '2026-11-23';

async function show(view: keyof typeof VIEWS, answers: Record<string, object> = {}) {
  hubHas(answers);
  return renderApp(VIEWS[view]);
}

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
const firstCells = (table: string) =>
  rows(table).map((row) => within(row).getByRole('rowheader').textContent);

beforeEach(() => {
  signedInAs(ada);
  xpPosts();
});
afterEach(() => vi.useRealTimers());

it.each([
  ['schedule', 'Error loading NHL schedule'],
  ['boxscores', 'Error loading NHL box scores'],
  ['standings', 'Error loading NHL standings'],
  ['rosters', 'Error loading NHL rosters'],
  ['mlb', 'Error loading MLB rosters'],
] as const)('the %s that do not come say: %s', async (view, sentence) => {
  await show(view);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('a view that is still being fetched says so, and is shown once it is there', async () => {
  hubHas({});
  const games = [anNhlGame()];
  let asked = 0;
  server.use(
    http.get('*/api/sports/nhl/schedule', () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json({ date, source: 'live', games });
      const headers = { 'Retry-After': '0.1' };
      return new HttpResponse('This is still being fetched', { status: 503, headers });
    }),
  );
  await renderApp(VIEWS.schedule);
  expect(await screen.findByText(/^This is still being fetched\. It will show here/)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'NHL Schedule' })).toBeVisible();
  expect(screen.queryByText(/still being fetched/)).toBeNull();
  expect(asked).toBe(2);
});

it('a view that does not come within 15 seconds says so, and can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  hubHas({});
  let asked = 0;
  server.use(
    http.get('*/api/sports/nhl/schedule', () => {
      asked += 1;
      const headers = { 'Retry-After': '3' };
      return new HttpResponse('This is still being fetched', { status: 503, headers });
    }),
  );
  await renderApp(VIEWS.schedule);
  await screen.findByText(/^This is still being fetched/);
  for (let second = 0; second < 18; second += 1) await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByText('Error loading NHL schedule')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  // At once, and every 3 seconds up to the fifteenth; an answer may take its time.
  expect(asked).toBeGreaterThanOrEqual(5);
  expect(asked).toBeLessThanOrEqual(6);
});

it.each([
  ['schedule', 'nhl/schedule', { date, games: [] }, 'No games scheduled for this date'],
  ['boxscores', 'nhl/boxscores', { date, games: [] }, 'No box scores available for this date'],
  ['standings', 'nhl/standings', { divisions: [] }, 'No standings data available'],
  ['rosters', 'nhl/rosters', { teams: [] }, 'No roster data available'],
  ['mlb', 'mlb/rosters', { teams: [] }, 'No roster data available'],
] as const)('empty %s say so', async (view, call, answer, sentence) => {
  await show(view, { [call]: { source: null, ...answer } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('box scores', () => {
  it('of which the score alone is known say so', async () => {
    const unknown = { shots: null, powerPlays: null };
    const whole = aBoxScore();
    const alone = aBoxScore({
      awayTeam: { ...whole.awayTeam, ...unknown },
      homeTeam: { ...whole.homeTeam, ...unknown },
      periods: [],
      scorers: { away: [], home: [] },
      goalies: { away: [], home: [] },
    });
    const { user } = await show('boxscores', {
      'nhl/boxscores': { date, source: 'live', games: [alone] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Full Box Score' }));
    expect(screen.getByText('The source tells no more of this game')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Goals by period' })).toBeNull();
    expect(rows('Team figures')[0]).toHaveTextContent(/––$/);
  });

  const scoreless = aBoxScore({
    id: '00000000000000a2',
    status: 'live',
    awayTeam: { name: 'Vegas Golden Knights', code: 'VGK', goals: 0, shots: 4, powerPlays: 0 },
    homeTeam: { name: 'Boston Bruins', code: 'BOS', goals: 0, shots: 3, powerPlays: 0 },
    periods: [{ period: 1, awayGoals: 0, homeGoals: 0 }],
    scorers: { away: [], home: [] },
  });
  const card = (name: RegExp) => within(screen.getByRole('article', { name }));

  async function open() {
    const answer = { date, source, games: [aBoxScore(), scoreless] };
    const app = await show('boxscores', { 'nhl/boxscores': answer });
    await screen.findAllByRole('article');
    return app;
  }

  it('are a card for each game: Final, or the status as received', async () => {
    await open();
    expect(card(/^Columbus/).getByText('Final')).toBeVisible();
    expect(card(/^Columbus/).getByText('OT')).toBeVisible();
    expect(card(/^Vegas/).getByText('live')).toBeVisible();
  });

  it('open in full for one game at a time, and close', async () => {
    const { user } = await open();
    await user.click(card(/^Columbus/).getByRole('button', { name: 'View Full Box Score' }));
    const detail = card(/^Columbus/);
    const periods = within(detail.getByRole('table', { name: 'Goals by period' }));
    expect(periods.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Team123OTTotal',
      'CBJ10113',
      'TBL02002',
    ]);
    expect(detail.getByText('Kirill Marchenko').closest('li')).toHaveTextContent('2 G, 1 A');
    expect(detail.getByRole('row', { name: 'Elvis Merzlikins 26 92.9%' })).toBeVisible();
    expect(detail.getByRole('row', { name: 'Jonas Johansson 0 –' })).toBeVisible();

    await user.click(card(/^Vegas/).getByRole('button', { name: 'View Full Box Score' }));
    expect(screen.getAllByRole('table', { name: 'Goals by period' })).toHaveLength(1);
    expect(card(/^Vegas/).getAllByText('No goals scored')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close Details' }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('standings', () => {
  const divisions = [
    {
      name: 'Atlantic',
      teams: [
        aStanding('Boston Bruins', { points: 30, streak: { outcome: 'loss', games: 2 } }),
        aStanding('Tampa Bay Lightning', {
          points: 28,
          goalsFor: 90,
          streak: { outcome: 'win', games: 4 },
        }),
      ],
    },
    { name: 'Metropolitan', teams: [aStanding('Carolina Hurricanes')] },
    { name: 'Central', teams: [aStanding('Dallas Stars')] },
    { name: 'Pacific', teams: [aStanding('Edmonton Oilers')] },
  ];
  const tables = () => screen.getAllByRole('table').map((table) => table.textContent.slice(0, 8));

  async function open() {
    const app = await show('standings', { 'nhl/standings': { source, divisions } });
    await screen.findAllByRole('table');
    return app;
  }

  it('are filtered by conference', async () => {
    const { user } = await open();
    expect(screen.getByRole('tab', { name: 'All Conferences', selected: true })).toBeVisible();
    expect(tables()).toHaveLength(4);
    await user.click(screen.getByRole('tab', { name: 'Eastern Conference' }));
    expect(tables()).toEqual(['Atlantic', 'Metropol']);
    await user.click(screen.getByRole('tab', { name: 'Western Conference' }));
    expect(tables()).toEqual(['Central ', 'Pacific ']);
  });

  it('show each figure of a team', async () => {
    await open();
    const [row] = rows('Metropolitan Division');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['22', '14', '6', '2', '30', '71', '60', 'W3', '6-3-1']);
  });

  it('sort by a heading, and the other way round at the next press', async () => {
    const { user } = await open();
    const table = within(screen.getByRole('table', { name: 'Atlantic Division' }));
    const goals = () => table.getByRole('columnheader', { name: /^GF/ });
    expect(goals()).not.toHaveAttribute('aria-sort');
    await user.click(within(goals()).getByRole('button'));
    expect(goals()).toHaveAttribute('aria-sort', 'descending');
    expect(firstCells('Atlantic Division')).toEqual(['Tampa Bay Lightning', 'Boston Bruins']);
    // By keyboard as well.
    await user.keyboard('{Enter}');
    expect(goals()).toHaveAttribute('aria-sort', 'ascending');
    expect(firstCells('Atlantic Division')).toEqual(['Boston Bruins', 'Tampa Bay Lightning']);
    await user.click(table.getByRole('button', { name: /^Streak/ }));
    expect(firstCells('Atlantic Division')).toEqual(['Tampa Bay Lightning', 'Boston Bruins']);
  });
});

describe('rosters', () => {
  const teams = [
    {
      id: 'CBJ',
      name: 'Columbus Blue Jackets',
      players: [
        anNhlPlayer('Boone Jenner', { goals: 5 }),
        anNhlPlayer('Kirill Marchenko', { position: 'RW', goals: 14 }),
        anNhlPlayer('Elvis Merzlikins', {
          position: 'G',
          goals: 0,
          savePercentage: 0.9123,
          goalsAgainstAvg: 2.5,
        }),
      ],
    },
    { id: 'VGK', name: 'Vegas Golden Knights', players: [] },
  ];
  const TABLE = 'Roster of the Columbus Blue Jackets';

  async function open() {
    const app = await show('rosters', { 'nhl/rosters': { source, teams } });
    await screen.findByRole('table');
    return app;
  }

  it('show a team, save percentages with 3 decimals and averages with 2', async () => {
    await open();
    expect(firstCells(TABLE)).toEqual(['Boone Jenner', 'Kirill Marchenko', 'Elvis Merzlikins']);
    expect(rows(TABLE)[2]).toHaveTextContent('Elvis MerzlikinsG012120.9122.50');
    expect(rows(TABLE)[0]).toHaveTextContent('Boone JennerC51217––');
  });

  it('are filtered by the positions that there are, exactly', async () => {
    const { user } = await open();
    const position = screen.getByLabelText('Position');
    expect(
      within(position)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Positions', ...['C', 'G', 'RW']]);
    await user.selectOptions(position, 'G');
    expect(firstCells(TABLE)).toEqual(['Elvis Merzlikins']);
  });

  it('are searched by a part of the name in any case', async () => {
    const { user } = await open();
    const search = screen.getByLabelText('Player name');
    await user.type(search, 'MARCH');
    expect(firstCells(TABLE)).toEqual(['Kirill Marchenko']);
    await user.type(search, 'zzz');
    expect(screen.getByText('No players match your search criteria')).toBeVisible();
  });

  it('say that a team has no players', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Team'), 'Vegas Golden Knights');
    expect(screen.getByText('No players found for selected team')).toBeVisible();
  });

  it('sort a figure that some lack with those last in either direction', async () => {
    const { user } = await open();
    const heading = screen.getByRole('button', { name: 'SV%, save percentage' });
    await user.click(heading);
    expect(firstCells(TABLE)[0]).toBe('Elvis Merzlikins');
    await user.click(heading);
    expect(firstCells(TABLE)[0]).toBe('Elvis Merzlikins');
  });

  it('of MLB show batting and pitching figures', async () => {
    const players = [
      anMlbPlayer('Anthony Volpe'),
      anMlbPlayer('Gerrit Cole', {
        position: 'P',
        battingAvg: null,
        homeRuns: null,
        era: 3.2,
        strikeouts: 201,
      }),
    ];
    const team = { id: 'NYY', name: 'New York Yankees', players };
    const { user } = await show('mlb', { 'mlb/rosters': { source, teams: [team] } });
    await screen.findByRole('table');
    const name = 'Roster of the New York Yankees';
    expect(rows(name)[0]).toHaveTextContent('Anthony VolpeSS0.28121––');
    expect(rows(name)[1]).toHaveTextContent('Gerrit ColeP––3.20201');
    await user.selectOptions(screen.getByLabelText('Position'), 'P');
    expect(firstCells(name)).toEqual(['Gerrit Cole']);
  });
});
