import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { BankrollPoint } from '@/api/types';
import { activityOf, boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const point = (
  ...[time, profit, balance, held = 0, grant = 0]: [string, number, number, number?, number?]
): BankrollPoint => ({ time, profit, balance, held, grant });
const HISTORY = [
  point('2026-11-20T18:00:00Z', 0, 1000, 0, 1000),
  point('2026-11-20T19:00:00Z', 0, 900, 100),
  // In New York the day before is not over yet.
  point('2026-11-21T02:00:00Z', 91, 1091),
  point('2026-11-21T18:00:00Z', 91, 100_000, 0, 98_909),
];

async function openDashboard(answer: () => Response) {
  signedInAs(ada);
  boardsAre({ recentActivity: [activityOf({ status: 'won', payout: 191 })] });
  server.use(http.get('*/api/bankroll', answer));
  const page = await renderApp('/dashboard');
  return { ...page, card: within(await screen.findByRole('region', { name: 'Bankroll' })) };
}

it('is a table by day for who hears the page, grants set apart', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
  const table = await card.findByRole('table', { name: 'Bankroll by day' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayProfit since the startBalance at its endIn open betsGranted',
    '11/20/2026+911,09101,000',
    '11/21/2026+91100,000098,909',
  ]);
});

it('says the profit since the start, its highest and lowest, and all that was granted', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
  const figure = async (name: string) =>
    (await card.findByText(name, { selector: 'dt' })).nextElementSibling;
  expect(await figure('Profit since the start')).toHaveTextContent('+91coins');
  expect(await figure('Highest')).toHaveTextContent('+91coins');
  expect(await figure('Lowest')).toHaveTextContent('0coins');
  expect(await figure('Granted in all')).toHaveTextContent('99,909coins');
});

it('draws no wall where coins were granted, and no drop where they are in open bets', async () => {
  const { card, container } = await openDashboard(() => HttpResponse.json(HISTORY));
  await card.findByRole('table', { name: 'Bankroll by day' });
  const labels = Array.from(container.querySelectorAll('[aria-hidden] span'), (s) => s.textContent);
  expect(labels).toEqual(expect.arrayContaining(['0', '+100']));
  expect(labels).not.toContain('+100,000');
});

it('leads to the own records', async () => {
  const { card } = await openDashboard(() => HttpResponse.json(HISTORY));
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
