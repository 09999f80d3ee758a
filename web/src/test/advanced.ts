import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Game, LiveGame, PropOffer } from '@/api/types';
import { useSlip } from '@/state/slip';
import { dismissToast } from '@/state/toast';
import { renderApp } from './render';
import { aGame, inMinutes, sharedGame } from './games';
import { server } from './server';

export function anOffer(changes: Partial<PropOffer> = {}): PropOffer {
  return {
    quoteId: 'q1',
    playerId: 'h1',
    playerName: 'LeBron Sample',
    team: 'home',
    position: 'F',
    propType: 'points',
    line: 24.5,
    overOdds: -112,
    underOdds: 102,
    expiresAt: inMinutes(2),
    ...changes,
  };
}

/** Early in the second quarter; whatever is said otherwise. */
export function aLiveGame(changes: Partial<LiveGame> = {}): LiveGame {
  return {
    id: 'a1b2c3d4e5f60718',
    sport: 'nba',
    source: 'simulated',
    homeTeam: { name: 'Boston Celtics', code: 'BOS', score: 31 },
    awayTeam: { name: 'Miami Heat', code: 'MIA', score: 28 },
    tick: 61,
    timetable: 'halves',
    period: '2nd',
    clock: '11:48',
    halfInnings: null,
    odds: aGame().odds,
    // Even at 3.5 and 220.5, and two to one for a home win.
    outlook: {
      margin: { from: -1, above: [700, 667, 640, 600, 500] },
      total: { from: 219, above: [550, 500, 450] },
    },
    suspended: false,
    quotedAt: '2026-11-22T05:00:00Z',
    ...changes,
  };
}

/** The server has these games by sport and these props; what it is asked for comes into `asked`. */
export function boardHas(games: Partial<Record<string, Game[]>>, offers: PropOffer[] = []) {
  const asked: string[] = [];
  dismissToast();
  useSlip.getState().clear();
  server.use(
    http.get('*/api/betting/upcoming-games', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const sport = searchParams.get('sport');
      return HttpResponse.json(sport === null ? Object.values(games).flat() : (games[sport] ?? []));
    }),
    http.get('*/api/betting/props', ({ request }) =>
      HttpResponse.json({ gameId: new URL(request.url).searchParams.get('gameId'), offers }),
    ),
  );
  return asked;
}

export const heat = sharedGame();
export const HEAT = /^Boston Celtics vs Miami Heat/;

/** The page, once it is there; the search is what stands behind its path. */
export async function openPage(search = '') {
  const page = await renderApp(`/advanced-betting${search}`);
  await screen.findByRole('heading', { name: 'Advanced Betting' });
  return page;
}

/** With one of its tabs open. */
export async function openTab(name: string) {
  const page = await openPage();
  await page.user.click(await screen.findByRole('tab', { name }));
  return page;
}

export const choices = () => within(screen.getByRole('list', { name: 'Games' }));
export const add = () => screen.getByRole('button', { name: 'Add to Bet Slip' });
