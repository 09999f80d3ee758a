import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Feed, OverdueGame } from '@/api/types';
import { inMinutes } from '@/test/games';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const aFeed = (changes: Partial<Feed> = {}): Feed => ({
  name: 'odds-mlb',
  source: 'live',
  sports: ['mlb'],
  results: false,
  prices: true,
  works: true,
  heardAt: inMinutes(-3),
  pricesUntil: null,
  ...changes,
});
const RESULTS = { name: 'mlb', results: true, prices: false };
const DOWN = { works: false, heardAt: inMinutes(-30) };

function serverTells(feeds: Feed[], overdueGames: OverdueGame[] = []) {
  server.use(http.get('*/api/status/feeds', () => HttpResponse.json({ feeds, overdueGames })));
}

async function rowOf(feed: Feed, name: string) {
  serverTells([feed]);
  await renderApp('/status');
  const heading = await screen.findByRole('heading', { name });
  const row = heading.closest('li');
  if (!row) throw new Error('the heading is in no row');
  return within(row);
}

beforeEach(() => signedInAs(null));

describe('the status page', () => {
  it('tells everybody of a source that works, and when it was last heard from', async () => {
    const row = await rowOf(aFeed(), 'MLB prices');
    expect(row.getByText('Works')).toBeVisible();
    expect(row.getByText(/^Last heard from/)).toBeVisible();
    expect(row.getByText('Bets are taken at its prices.')).toBeVisible();
  });

  it('says that prices still hold for a few minutes', async () => {
    const row = await rowOf(aFeed({ ...DOWN, pricesUntil: inMinutes(5) }), 'MLB prices');
    expect(row.getByText('Does not answer')).toBeVisible();
    expect(row.getByText(/still taken at its last prices/)).toBeVisible();
  });

  it('says that prices are closed', async () => {
    const row = await rowOf(aFeed({ ...DOWN, pricesUntil: inMinutes(-20) }), 'MLB prices');
    expect(row.getByText('Prices of MLB games are closed until it answers.')).toBeVisible();
  });

  it('says that results may come late', async () => {
    const row = await rowOf(aFeed({ ...RESULTS, ...DOWN }), 'MLB schedule and results');
    expect(row.getByText(/^Results of MLB games may come late/)).toBeVisible();
  });

  it('says of the figures of the hub that they stay as they were', async () => {
    const figures = { ...RESULTS, results: false, sports: ['nhl' as const] };
    const row = await rowOf(aFeed({ ...figures, ...DOWN }), 'NHL figures of the Sports Hub');
    expect(row.getByText(/^The Sports Hub shows what was known then/)).toBeVisible();
  });

  it('says that a source was not heard from yet', async () => {
    const row = await rowOf(aFeed({ ...RESULTS, heardAt: null }), 'MLB schedule and results');
    expect(row.getByText('Not heard yet')).toBeVisible();
    expect(row.getByText('No answer yet')).toBeVisible();
  });

  it('names simulated and recorded games as such', async () => {
    serverTells([
      aFeed({ name: 'simulated', source: 'simulated', sports: ['nba', 'nfl'], results: true }),
      aFeed({ name: 'replay', source: 'replay', sports: [], results: true }),
    ]);
    await renderApp('/status');
    expect(await screen.findByRole('heading', { name: 'Simulated games' })).toBeVisible();
    expect(screen.getByText('Bets are taken and settled on NBA and NFL games.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recorded games' })).toBeVisible();
  });

  it('lists the games whose result is overdue, with their start and source', async () => {
    const startTime = inMinutes(-600);
    serverTells(
      [aFeed()],
      [
        {
          id: '00000000000000a1',
          sport: 'mlb',
          source: 'simulated',
          startTime,
          homeTeam: { name: 'Boston Red Sox', code: 'BOS' },
          awayTeam: { name: 'New York Yankees', code: 'NYY' },
        },
      ],
    );
    await renderApp('/status');
    const waiting = within(
      await screen.findByRole('region', { name: 'Games waiting for a result' }),
    );
    expect(waiting.getByText('New York Yankees @ Boston Red Sox')).toBeVisible();
    expect(waiting.getByText('Simulated')).toBeVisible();
    expect(waiting.getByText(/^Began/)).toBeVisible();
    expect(waiting.getByText(/^1 game began longer ago/)).toBeVisible();
  });

  it('says where none waits, and is reached from the foot of every page', async () => {
    serverTells([aFeed()]);
    const { user } = await renderApp('/nowhere');
    await user.click(screen.getByRole('link', { name: 'Status' }));
    expect(await screen.findByText(/^No game is overdue/)).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get('*/api/status/feeds', () => new HttpResponse('Busy', { status: 503 })));
    const { user } = await renderApp('/status');
    expect(await screen.findByText('Error loading the status')).toBeVisible();
    serverTells([aFeed()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Sources' })).toBeVisible();
  });
});
