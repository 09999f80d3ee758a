import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLeagueStanding, anMlbBoxScore, anNbaBoxScore, hubHas, xpPosts } from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';

const date = '2026-11-23';
const source = 'simulated';
const MLB_GAME = {
  id: '00000000000000b1',
  startTime: '2026-11-24T00:30:00Z',
  awayTeam: { name: 'Boston Red Sox', code: 'BOS' },
  homeTeam: { name: 'New York Yankees', code: 'NYY' },
  venue: null,
  status: 'scheduled',
  score: null,
  isOffered: true,
  isSoldLive: false,
  hasPage: true,
};

/** Opens the view of a player with a paid plan where the further views are switched on. */
async function show(sport: 'mlb' | 'nba', view: string, answers: Record<string, object> = {}) {
  const asked = hubHas(answers, true);
  const app = await renderApp(`/sports-hub?sport=${sport}&view=${view}&date=${date}`);
  return { ...app, asked };
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '),
    );

beforeEach(() => {
  signedInAs({ ...ada, isPremium: true, subscriptionTierId: 'basic' });
  xpPosts();
});

it.each([
  ['mlb', 'schedule', 'Error loading MLB schedule'],
  ['mlb', 'box-scores', 'Error loading MLB box scores'],
  ['mlb', 'standings', 'Error loading MLB standings'],
  ['nba', 'schedule', 'Error loading NBA schedule'],
  ['nba', 'box-scores', 'Error loading NBA box scores'],
  ['nba', 'standings', 'Error loading NBA standings'],
] as const)('%s %s that does not come says: %s', async (sport, view, sentence) => {
  await show(sport, view);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('a game under way leads to its live prices where it has some, and says why where not', async () => {
  const live = { ...MLB_GAME, status: 'live', isOffered: false };
  const games = [
    { ...live, isSoldLive: true },
    { ...live, id: '00000000000000b9' },
  ];
  await show('mlb', 'schedule', { 'mlb/schedule': { date, source, games } });
  const [sold, unsold] = (await screen.findAllByRole('row', { name: /New York Yankees/ })).map(
    (row) => within(row),
  );
  expect(sold?.getByRole('link', { name: /^Bet live on/ })).toHaveAttribute(
    'href',
    `/advanced-betting?sport=mlb&game=${MLB_GAME.id}&tab=live`,
  );
  expect(sold?.queryByText(/bets closed/)).toBeNull();
  expect(unsold?.queryByRole('link', { name: /^Bet/ })).toBeNull();
  expect(unsold?.getByText('Bets closed at its start')).toBeVisible();
});

it.each(['postponed', 'suspended'])('a %s game stays on its day and says so', async (status) => {
  const games = [{ ...MLB_GAME, status, isOffered: false }];
  await show('mlb', 'schedule', { 'mlb/schedule': { date, source, games } });
  const row = await screen.findByRole('row', { name: /New York Yankees/ });
  expect(within(row).getByText(new RegExp(`^${status}$`, 'i'))).toBeVisible();
  expect(within(row).getByText('No bets now')).toBeVisible();
  expect(within(row).queryByRole('link', { name: /^Bet on/ })).toBeNull();
});

it('the rosters of the NBA are still to come, and nothing of it is asked for', async () => {
  const { asked } = await show('nba', 'rosters');
  expect(await screen.findByText('NBA Team Rosters coming soon')).toBeVisible();
  expect(
    screen.getByText(/NHL, MLB and the NBA schedule, box scores and standings are\./),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

it('the lock says what a paid plan opens', async () => {
  signedInAs(ada);
  await show('mlb', 'schedule');
  const lock = within(await screen.findByRole('note', { name: 'Premium Content Locked' }));
  expect(
    await lock.findByText('NBA schedule, box scores and standings come with every paid plan.'),
  ).toBeVisible();
});

it('the panel no longer says that the data of the NBA is coming', async () => {
  await show('nba', 'rosters');
  const benefits = within(await screen.findByRole('region', { name: 'Premium benefits' }));
  expect(await benefits.findByText('NBA schedule, box scores and standings')).toBeVisible();
  expect(benefits.queryByText('coming')).toBeNull();
});

describe('a schedule', () => {
  it('is of the day, leads to the game and to a bet, and has no venues', async () => {
    const { asked } = await show('mlb', 'schedule', {
      'mlb/schedule': { date, source, games: [MLB_GAME] },
    });
    const table = within(await screen.findByRole('table', { name: 'MLB Schedule' }));
    expect(table.getByRole('rowheader', { name: /Boston Red Sox/ })).toHaveTextContent(
      /Boston Red Sox.*@ New York Yankees/,
    );
    expect(table.getByRole('link', { name: /^Details of/ })).toHaveAttribute(
      'href',
      '/game-details/00000000000000b1',
    );
    expect(table.getByRole('link', { name: /^Bet on/ })).toHaveAttribute(
      'href',
      expect.stringContaining('gameId=00000000000000b1'),
    );
    expect(table.queryByRole('columnheader', { name: /Venue/ })).toBeNull();
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual([`?date=${date}`]));
  });
});

describe('a box score', () => {
  it('of MLB has runs by inning with hits and errors, and the lines of both teams', async () => {
    const { user } = await show('mlb', 'box-scores', {
      'mlb/boxscores': { date, source, games: [anMlbBoxScore()] },
    });
    expect(await screen.findByText('Extra innings')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View Full Box Score' }));
    expect(rowsOf('Runs by inning')).toEqual([
      'Team 1 2 3 4 5 6 7 8 9 10 R H E',
      'BOS 0 0 0 0 3 0 0 0 0 2 5 3 0',
      'NYY 0 2 0 0 0 0 0 0 1 0 3 2 1',
    ]);
    expect(rowsOf('Boston Red Sox: batting').at(1)).toBe('Jarren Duran CF 5 5 3 1 5');
    expect(rowsOf('New York Yankees: pitching').at(1)).toBe('Max Fried 10.0 3 5 5 7');
    await user.click(screen.getByRole('button', { name: 'Close Details' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has an X where the home team led and did not bat, and nothing where it is yet to bat', async () => {
    const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => ({
      ...{ part, away: 0 },
      home: part === 9 ? null : Number(part === 2),
    }));
    const won = anMlbBoxScore({ parts });
    const live = anMlbBoxScore({ id: '00000000000000b2', status: 'live', parts });
    const { user } = await show('mlb', 'box-scores', {
      'mlb/boxscores': { date, source, games: [won, live] },
    });
    const open = async (game: number) => {
      await user.click(
        screen.getAllByRole('button', { name: 'View Full Box Score' }).at(game) as HTMLElement,
      );
      return rowsOf('Runs by inning').at(2);
    };
    await screen.findAllByText('Final');
    expect(await open(0)).toBe('NYY 0 1 0 0 0 0 0 0 X 3 2 1');
    expect(await open(0)).toBe('NYY 0 1 0 0 0 0 0 0  3 2 1');
  });

  it('of the NBA has points by quarter, and players who are sorted by a heading', async () => {
    const { user } = await show('nba', 'box-scores', {
      'nba/boxscores': { date, source, games: [anNbaBoxScore()] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Full Box Score' }));
    expect(rowsOf('Points by quarter')).toEqual([
      'Team 1 2 3 4 Total',
      'BOS 12 6 6 6 30',
      'LAL 5 5 5 5 20',
    ]);
    const players = 'Boston Celtics: players';
    expect(rowsOf(players)[1]).toBe('Jaylen Brown SG 36 12 4 3 2');
    const table = within(screen.getByRole('table', { name: players }));
    const points = table.getByRole('button', { name: 'PTS, points' });
    await user.hover(points);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('points');
    await user.click(points);
    expect(rowsOf(players)[1]).toBe('Derrick White SG 31 18 4 3 2');
  });

  it('of baseball says how many runners were left on base, where the source does', async () => {
    const teamFigures = [
      ...anMlbBoxScore().teamFigures,
      { statistic: 'leftOnBase', away: 7, home: 6 } as const,
    ];
    const { user } = await show('mlb', 'box-scores', {
      'mlb/boxscores': { date, source, games: [anMlbBoxScore({ teamFigures })] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Full Box Score' }));
    expect(screen.getByText('Left on base: BOS 7, NYY 6')).toBeVisible();
  });

  it('of basketball shows shots made of those tried, of players and teams', async () => {
    const shots = anNbaBoxScore({
      teamFigures: [
        { statistic: 'fieldGoals', away: 42, home: 40 },
        { statistic: 'fieldGoalsTried', away: 88, home: 91 },
        { statistic: 'threes', away: 13, home: 11 },
        { statistic: 'threesTried', away: 36, home: 31 },
        { statistic: 'freeThrows', away: 15, home: 18 },
        { statistic: 'freeThrowsTried', away: 20, home: 24 },
        { statistic: 'rebounds', away: 44, home: 46 },
        { statistic: 'assists', away: 26, home: 24 },
        { statistic: 'steals', away: 8, home: 6 },
        { statistic: 'blocks', away: 5, home: 4 },
        { statistic: 'turnovers', away: 13, home: 15 },
      ],
      tables: [
        {
          name: 'players',
          columns: ['minutes', 'fieldGoals', 'fieldGoalsTried', 'threes', 'threesTried', 'points'],
          away: [
            {
              playerId: 'b1',
              name: 'Jaylen Brown',
              position: 'SG',
              figures: [36, 9, 21, 3, 8, 23],
            },
          ],
          home: [],
        },
      ],
    });
    const { user } = await show('nba', 'box-scores', {
      'nba/boxscores': { date, source, games: [shots] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Full Box Score' }));
    expect(rowsOf('Team figures')).toEqual([
      'Team FG 3P FT REB AST STL BLK TO',
      'BOS 42-88 13-36 15-20 44 26 8 5 13',
      'LAL 40-91 11-31 18-24 46 24 6 4 15',
    ]);
    expect(rowsOf('Boston Celtics: players')).toEqual([
      'Player Pos MIN FG 3P PTS',
      'Jaylen Brown SG 36 9-21 3-8 23',
    ]);
  });

  it('of a game under way says when the figures of the players come', async () => {
    const live = anMlbBoxScore({
      status: 'live',
      parts: [{ part: 1, away: 0, home: 2 }],
      awayTeam: { name: 'Boston Red Sox', code: 'BOS', score: 0 },
      homeTeam: { name: 'New York Yankees', code: 'NYY', score: 2 },
      teamFigures: [
        { statistic: 'hits', away: null, home: null },
        { statistic: 'errors', away: null, home: null },
      ],
      tables: [],
    });
    const { user } = await show('mlb', 'box-scores', {
      'mlb/boxscores': { date, source, games: [live] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Full Box Score' }));
    expect(rowsOf('Runs by inning')).toEqual(['Team 1 R H E', 'BOS 0 0 – –', 'NYY 2 2 – –']);
    expect(screen.getByText('Bot 1st')).toBeVisible();
    expect(screen.getByText(/are listed once the game is over/)).toBeVisible();
  });
});

it('standings are a table for each conference', async () => {
  const { user } = await show('nba', 'standings', {
    'nba/standings': {
      source,
      groups: [
        {
          name: 'Eastern Conference',
          teams: [
            aLeagueStanding('Boston Celtics'),
            aLeagueStanding('Miami Heat', { season: { wins: 0, losses: 5, otLosses: 0, ties: 0 } }),
          ],
        },
        {
          name: 'Western Conference',
          teams: [aLeagueStanding('Utah Jazz', { streak: { outcome: 'win', games: 0 } })],
        },
      ],
    },
  });
  await screen.findByRole('table', { name: 'Eastern Conference' });
  expect(rowsOf('Eastern Conference').slice(1)).toEqual([
    'Boston Celtics 14 10 .583 – 120 101 W3 6-4',
    'Miami Heat 0 5 .000 4.5 120 101 W3 6-4',
  ]);
  expect(rowsOf('Western Conference').at(1)).toBe('Utah Jazz 14 10 .583 – 120 101 – 6-4');
  const east = within(screen.getByRole('table', { name: 'Eastern Conference' }));
  await user.click(east.getByRole('button', { name: 'L, losses' }));
  await user.click(east.getByRole('button', { name: 'L, losses' }));
  expect(rowsOf('Eastern Conference').at(1)).toContain('Miami Heat');
});
