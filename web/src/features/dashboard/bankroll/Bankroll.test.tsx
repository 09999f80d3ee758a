import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { BankrollPoint } from '@/api/types';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const point = (time: string, balance: number, held = 0, grant = 0): BankrollPoint => ({
  time,
  balance,
  held,
  grant,
});
const HISTORY = [
  point('2026-11-20T18:00:00Z', 1000, 0, 1000),
  point('2026-11-20T19:00:00Z', 900, 100),
  // In New York the day before is not over yet.
  point('2026-11-21T02:00:00Z', 1091),
  point('2026-11-21T18:00:00Z', 6091, 0, 5000),
];

async function openDashboard(answer: () => Response) {
  signedInAs(ada);
  boardsAre();
  server.use(http.get('*/api/bankroll', answer));
  const page = await renderApp('/dashboard');
  return { ...page, card: within(await screen.findByRole('region', { name: 'Bankroll' })) };
}

it('is a table by day for who hears the page, grants set apart', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
  const table = await card.findByRole('table', { name: 'Bankroll by day' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayBalance at its endIn open betsGranted',
    '11/20/20261,09101,000',
    '11/21/20266,09105,000',
  ]);
});

it('says the highest, the lowest with open stakes, and all that was granted', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
  expect((await card.findByText('Highest with open stakes')).parentElement).toHaveTextContent(
    '6,091',
  );
  expect(card.getByText('Lowest with open stakes').parentElement).toHaveTextContent('1,000');
  expect(card.getByText('Granted in all').parentElement).toHaveTextContent('6,000');
});

it('draws a diamond for each grant', async () => {
  const { card, container } = await openDashboard(() => HttpResponse.json(HISTORY));
  await card.findByRole('table', { name: 'Bankroll by day' });
  expect(card.getByText('with open stakes')).toBeVisible();
  const marks = container.querySelectorAll('[data-grant]');
  expect(marks).toHaveLength(2);
  expect(marks[0]).toHaveStyle({ left: '0.0%' });
});

it('begins at nothing, so that the filled area does not exaggerate', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
  await card.findByRole('table', { name: 'Bankroll by day' });
  expect(card.getByText('0', { selector: 'span' })).toHaveStyle({ top: '100.0%' });
});

it('is a sentence for who has only begun, for whom a chart would be empty', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY.slice(0, 1)));
  expect(await card.findByText(/^You began with/)).toHaveTextContent('You began with 1,000 coins.');
  expect(card.queryByText(/^Highest/)).toBeNull();
  expect(card.queryByRole('table')).toBeNull();
});

it('has nothing to show before there are coins, and leads to the own records', async () => {
  const { card } = await openDashboard(() => HttpResponse.json([]));
  expect(await card.findByText('No history yet')).toBeVisible();
  expect(card.getByRole('link', { name: 'My Bets' })).toHaveAttribute('href', '/my-bets');
  expect(card.getByRole('link', { name: 'My Progress' })).toHaveAttribute('href', '/insight');
  expect(card.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', '/statement');
});

it('offers to try again', async () => {
  let busy = true;
  const { card, user } = await openDashboard(() =>
    busy ? new HttpResponse('Busy', { status: 503 }) : HttpResponse.json(HISTORY),
  );
  expect(await card.findByText('Failed to load your bankroll. Please try again.')).toBeVisible();
  busy = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText(/^Highest/)).toBeVisible();
});

it('is not there for a visitor', async () => {
  signedInAs(null);
  boardsAre({ isDemo: true });
  await renderApp('/dashboard');
  await screen.findByRole('region', { name: 'Recent Activity' });
  expect(screen.queryByRole('region', { name: 'Bankroll' })).not.toBeInTheDocument();
});
