import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TeamPage } from '@/api/types';
import { usePreferences } from '@/state/preferences';
import { useSlip } from '@/state/slip';
import { aGame, inMinutes } from '@/test/games';
import { anMlbPlayer, anNhlPlayer, hubHas } from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const BRUINS = { name: 'Boston Bruins', code: 'BOS' };

function aTeam(changes: Partial<TeamPage> = {}): TeamPage {
  return {
    sport: 'nhl',
    source: 'simulated',
    team: BRUINS,
    group: 'Atlantic',
    rank: 2,
    standing: {
      team: BRUINS,
      season: { wins: 14, losses: 6, otLosses: 2, ties: 0 },
      lastTen: { wins: 6, losses: 3, otLosses: 1, ties: 0 },
      streak: { outcome: 'win', games: 3 },
      scored: 71,
      allowed: 60,
    },
    lastTen: [
      {
        date: '2026-11-22',
        opponent: 'TBL',
        isHome: true,
        goalsFor: 4,
        goalsAgainst: 2,
        outcome: 'W',
      },
      {
        date: '2026-11-20',
        opponent: 'CBJ',
        isHome: false,
        goalsFor: 1,
        goalsAgainst: 2,
        outcome: 'OTL',
      },
    ],
    nhlPlayers: [anNhlPlayer('Boone Jenner', { goals: 5 })],
    mlbPlayers: null,
    ...changes,
  };
}

async function open(changes: Partial<TeamPage> = {}, path = '/teams/nhl/BOS') {
  const asked = hubHas({ team: aTeam(changes) });
  const app = await renderApp(path);
  await screen.findByRole('region', { name: 'Record' });
  return { ...app, asked };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  signedInAs(ada);
  useSlip.getState().clear();
});

describe('the page of a team', () => {
  it('has its record, and is asked for by its league and code', async () => {
    const { asked } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Boston Bruins' })).toBeVisible();
    expect(document.title).toContain('Boston Bruins');
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/sports/team?sport=nhl&code=BOS',
    ]);
    const record = region('Record');
    expect(record.getByText('2nd in Atlantic')).toBeVisible();
    expect(record.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '14-6-2',
      '6-3-1',
      'W3',
      '71',
      '60',
    ]);
    expect(record.getByText('Simulated')).toBeVisible();
  });

  it('has its last games, whose opponents lead to their pages', async () => {
    await open();
    const games = region('Last 10 games').getAllByRole('listitem');
    expect(games.map(({ textContent }) => textContent)).toEqual([
      'W4–2vs TBL11/22/2026',
      'OTL1–2@ CBJ11/20/2026',
    ]);
    expect(region('Last 10 games').getByRole('link', { name: 'CBJ' })).toHaveAttribute(
      'href',
      '/teams/nhl/CBJ',
    );
  });

  it('has its next game, whose prices go onto the slip', async () => {
    hubHas({ team: aTeam() });
    const next = aGame({ sport: 'nhl', homeTeam: BRUINS });
    const later = aGame({ ...next, id: '00000000000000ff', startTime: inMinutes(300) });
    const celtics = aGame({ id: '00000000000000fe', startTime: inMinutes(5) });
    server.use(
      http.get('*/api/betting/upcoming-games', () => HttpResponse.json([celtics, later, next])),
    );
    const { user } = await renderApp('/teams/nhl/BOS');
    const card = await screen.findByRole('article', { name: 'Miami Heat @ Boston Bruins' });
    expect(within(card).getByRole('link', { name: /^Details of/ })).toHaveAttribute(
      'href',
      `/game-details/${next.id}`,
    );
    await user.click(within(card).getByRole('button', { name: /^Moneyline, Boston Bruins/ }));
    expect(useSlip.getState().items).toMatchObject([{ gameId: next.id, side: 'home' }]);
  });

  it('says so where no game can be bet on', async () => {
    await open();
    expect(
      await region('Next game').findByText(/^No game of this team can be bet on now/),
    ).toBeVisible();
  });

  it('says so where the upcoming games do not come', async () => {
    hubHas({ team: aTeam() });
    server.use(
      http.get('*/api/betting/upcoming-games', () => new HttpResponse('', { status: 503 })),
    );
    await renderApp('/teams/nhl/BOS');
    expect(
      await screen.findByText('Failed to load upcoming games. Please try again.'),
    ).toBeVisible();
  });

  it.each([
    ['nhl', 'Boone Jenner', {}],
    ['mlb', 'Anthony Volpe', { nhlPlayers: null, mlbPlayers: [anMlbPlayer('Anthony Volpe')] }],
  ] satisfies [TeamPage['sport'], string, Partial<TeamPage>][])(
    'has the roster of the %s',
    async (sport, player, changes) => {
      await open({ sport, ...changes });
      expect(region('Roster').getByRole('rowheader', { name: player })).toBeVisible();
    },
  );

  it.each([
    ['nba', 'There are no rosters of the NBA here.'],
    ['nfl', 'There are no rosters of the NFL here.'],
    ['nhl', 'No roster data available'],
  ] as const)('says so where there is no roster of the %s', async (sport, sentence) => {
    await open({ sport, nhlPlayers: null });
    expect(region('Roster').getByText(sentence)).toBeVisible();
  });

  it('says so where no source tells of its season', async () => {
    await open({ source: null, group: null, rank: null, standing: null, lastTen: [] });
    expect(
      region('Record').getByText('No source here has the table of this league.'),
    ).toBeVisible();
    expect(region('Last 10 games').getByText(/^No finished games/)).toBeVisible();
  });

  it('has a star that makes the team a favourite, and no longer', async () => {
    const { user } = await open();
    const star = screen.getByRole('button', { name: 'Favourite team: Boston Bruins' });
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(usePreferences.getState().favouriteTeams).toEqual([{ sport: 'nhl', code: 'BOS' }]);
    star.focus();
    await user.keyboard('{Enter}');
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(usePreferences.getState().favouriteTeams).toEqual([]);
  });
});

describe('without the page of a team', () => {
  const answers = (status: number, text: string) => {
    hubHas({});
    server.use(http.get('*/api/sports/team', () => new HttpResponse(text, { status })));
  };

  it.each(['/teams/nhl/ZZZ', '/teams/cricket/BOS'])('of no team it says so: %s', async (path) => {
    answers(404, 'There is no such team');
    await renderApp(path);
    expect(await screen.findByText('There is no such team')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the Sports Hub' })).toHaveAttribute(
      'href',
      '/sports-hub',
    );
  });

  it('of a league that comes with a plan it says so, and offers the plans', async () => {
    answers(403, 'NBA data comes with every paid plan');
    const { user } = await renderApp('/teams/nba/BOS');
    expect(await screen.findByText('Premium Content Locked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upgrade Now' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
  });

  it('that did not come it can be asked for again', async () => {
    hubHas({});
    server.use(
      http.get('*/api/sports/team', () => new HttpResponse('Busy', { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await renderApp('/teams/nhl/BOS');
    expect(await screen.findByText('Error loading team')).toBeVisible();
    hubHas({ team: aTeam() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Record' })).toBeVisible();
  });
});
