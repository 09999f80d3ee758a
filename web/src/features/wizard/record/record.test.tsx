import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { WizardRecord, WizardRecordRow } from '@/api/types';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

function aRow(changes: Partial<WizardRecordRow> = {}): WizardRecordRow {
  return {
    ...{ source: 'simulated', sport: null, market: null, model: null, recommendation: 'bet' },
    ...{ decided: 1204, pushed: 12, games: 803, logScore: 0.6843, logScoreOfPrice: 0.6871 },
    ...{ brier: 0.2456, brierOfPrice: 0.247, hitRate: 0.531, hitRateLow: 0.502, hitRateHigh: 0.56 },
    ...{ stated: 0.54, needed: 0.52, flatReturn: 0.021, returnLow: -0.01, returnHigh: 0.052 },
    ...{ closingLineValue: 0.004, closes: 803, verdict: 'cannot tell' },
    ...changes,
  };
}

function recordIs(changes: Partial<WizardRecord> = {}) {
  const record: WizardRecord = {
    ...{ position: 9, advice: 1500, all: [aRow()], kinds: [], calibration: [] },
    ...changes,
  };
  server.use(http.get('*/api/wizard/record', () => HttpResponse.json(record)));
}

const RECOMMENDED = { recommendation: 'bet' as const };
const band = { effectiveN: 371.5, low: 0.563, high: 0.657 };

const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signedInAs(null));

it('shows to everybody what was recommended beside the price, with how many and a band', async () => {
  recordIs();
  await renderApp('/wizard/record');
  const row = (await part('Simulated games')).getByRole('row', { name: /^Bet/ });
  for (const text of [
    ...['1,204 in 803 games', '0.684 / 0.687', '0.246 / 0.247', '53.1% (50.2 to 56.0%)'],
    ...['54.0%', '52.0%', '+2.1% (-1.0% to +5.2%)', '+0.4% of 803', 'cannot tell'],
  ])
    expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByText(/^1,500 answers on games that have ended/)).toBeVisible();
});

it('says nothing where there is too little, and of no close that there is none', async () => {
  const none = { logScore: null, logScoreOfPrice: null, hitRate: null, flatReturn: null };
  recordIs({
    all: [aRow({ ...none, closingLineValue: null, closes: 0, verdict: 'too few' })],
  });
  await renderApp('/wizard/record');
  const row = within((await part('Simulated games')).getByRole('row', { name: /^Bet/ }));
  expect(row.getAllByText('–')).toHaveLength(3);
  expect(row.getByText('no close')).toBeVisible();
  expect(row.getByText('too few')).toBeVisible();
});

it('keeps real games apart from others', async () => {
  recordIs({ all: [aRow(), aRow({ source: 'live', recommendation: 'pass' })] });
  await renderApp('/wizard/record');
  expect((await part('Real games')).getByRole('row', { name: /^Pass/ })).toBeVisible();
  expect((await part('Simulated games')).queryByRole('row', { name: /^Pass/ })).toBeNull();
});

it('shows the parts by sport, market and model version, without a verdict', async () => {
  recordIs({ kinds: [aRow({ sport: 'nba', market: 'spread', model: 1, verdict: null })] });
  await renderApp('/wizard/record');
  const table = (await part('Simulated games')).getByRole('table', {
    name: /by sport, market and model$/,
  });
  expect(within(table).getByText('NBA · Spread · model 1')).toBeVisible();
  expect(within(table).queryByText('Verdict')).toBeNull();
});

it('shows how often told chances came true, with their band', async () => {
  const bin = { source: 'simulated' as const, ...RECOMMENDED, aboutPercent: 60, decided: 412 };
  recordIs({
    calibration: [{ ...bin, stated: 0.597, happened: 0.611, ...band }],
  });
  await renderApp('/wizard/record');
  const row = within((await part('Simulated games')).getByRole('row', { name: /^60%/ }));
  for (const text of ['412', '59.7%', '61.1%', '56.3 to 65.7%'])
    expect(row.getByText(text)).toBeVisible();
});

it('keeps told chances of bets, leans and passes apart', async () => {
  const bin = {
    source: 'simulated' as const,
    aboutPercent: 60,
    stated: 0.6,
    happened: 0.6,
    ...band,
  };
  const each = ['bet', 'lean', 'pass'] as const;
  recordIs({
    all: each.map((recommendation) => aRow({ recommendation })),
    calibration: each.map((recommendation, n) => ({ ...bin, recommendation, decided: 100 + n })),
  });
  await renderApp('/wizard/record');
  const games = await part('Simulated games');
  for (const [n, words] of ['bets', 'leans', 'passes'].entries()) {
    const name = `Told chances of ${words} on simulated games, and how often they came true`;
    const table = within(games.getByRole('table', { name }));
    expect(table.getByRole('row', { name: /^60%/ })).toHaveTextContent(`${100 + n}`);
    expect(table.getAllByRole('row')).toHaveLength(2);
  }
});

it('has no band of fewer than thirty games’ worth', async () => {
  const bin = { source: 'simulated' as const, ...RECOMMENDED, aboutPercent: 60, decided: 31 };
  recordIs({
    calibration: [
      { ...bin, stated: 0.597, happened: 0.611, effectiveN: 27.2, low: null, high: null },
    ],
  });
  await renderApp('/wizard/record');
  const row = within((await part('Simulated games')).getByRole('row', { name: /^60%/ }));
  expect(row.getByText('too few')).toBeVisible();
});

it('lets the keyboard scroll each table', async () => {
  const bin = { source: 'simulated' as const, ...RECOMMENDED, aboutPercent: 60, decided: 412 };
  recordIs({
    kinds: [aRow({ sport: 'nba', market: 'spread', model: 1, verdict: null })],
    calibration: [{ ...bin, stated: 0.597, happened: 0.611, ...band }],
  });
  await renderApp('/wizard/record');
  const games = await part('Simulated games');
  for (const name of [
    'Table: All advice on simulated games',
    'Table: Told chances of bets on simulated games, and how often they came true',
    'Table: Advice on simulated games, by sport, market and model',
  ])
    expect(games.getByRole('region', { name })).toHaveAttribute('tabindex', '0');
});

it('says that there is no record yet', async () => {
  recordIs({ advice: 0, all: [] });
  await renderApp('/wizard/record');
  expect(await screen.findByText('No record yet')).toBeVisible();
});

it('says that it could not be read, and tries again', async () => {
  server.use(http.get('*/api/wizard/record', () => new HttpResponse('Busy', { status: 503 })));
  const { user } = await renderApp('/wizard/record');
  expect(await screen.findByText('Failed to load the record. Please try again.')).toBeVisible();
  recordIs();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Simulated games' })).toBeVisible();
});
