import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { StatementEntry } from '@/api/types';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const stake: StatementEntry = {
  position: '42',
  time: '2026-11-21T22:00:00Z',
  kind: 'BetPlaced',
  reason: 'Stake on Boston Celtics -3.5',
  counterAccount: 'held',
  amount: -100,
  balanceBefore: 1000,
  balanceAfter: 900,
  betId: '42',
};
const start: StatementEntry = {
  ...stake,
  position: '7',
  kind: 'AccountOpened',
  reason: 'Coins to start with',
  counterAccount: 'grants',
  amount: 1000,
  balanceBefore: 0,
  balanceAfter: 1000,
  betId: null,
};

function serverWith(...pages: StatementEntry[][]) {
  signedInAs(ada);
  server.use(
    http.get('*/api/statement', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const nextCursor = page + 1 < pages.length ? `${page + 1}` : null;
      return HttpResponse.json({ entries: pages[page] ?? [], nextCursor });
    }),
  );
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Statement' })).getAllByRole('row');

it('shows every coin with its reason, the other account, before and after', async () => {
  serverWith([stake, start]);
  await renderApp('/statement');
  const [head, first, second] = await rows();
  expect(head).toHaveTextContent('ReasonOther accountAmountBefore and after');
  expect(first).toHaveTextContent('Stake on Boston Celtics -3.5');
  expect(first).toHaveTextContent('11/21/2026, 5:00 PM');
  expect(first).toHaveTextContent('Held stakes');
  expect(first).toHaveTextContent('-100');
  expect(first).toHaveTextContent('1,000 →, then 900');
  expect(second).toHaveTextContent('Grants');
  expect(second).toHaveTextContent('+1,000');
});

it('says of a lost bet where its stake went, and shows no bare 0', async () => {
  serverWith([
    {
      ...stake,
      position: '50',
      kind: 'BetSettled',
      reason: 'Bet lost: the held stake went to the house',
      counterAccount: 'house',
      amount: 0,
      balanceBefore: 900,
    },
  ]);
  await renderApp('/statement');
  const [, lost] = await rows();
  expect(lost).toHaveTextContent('Paid when placed');
  expect(within(lost ?? document.body).queryByText('0')).toBeNull();
});

it('leads to the bet that moved the coins', async () => {
  serverWith([stake, start]);
  await renderApp('/statement');
  await rows();
  expect(screen.getByRole('link', { name: stake.reason })).toHaveAttribute('href', '/my-bets/42');
  expect(screen.queryByRole('link', { name: start.reason })).not.toBeInTheDocument();
});

it('pages by the cursor', async () => {
  serverWith([stake], [start]);
  const { user } = await renderApp('/statement');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(start.reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says so when nothing has moved, when it cannot be had, and to a visitor', async () => {
  serverWith([]);
  const empty = await renderApp('/statement');
  expect(await screen.findByText('Nothing has moved yet')).toBeVisible();
  empty.unmount();

  server.use(http.get('*/api/statement', () => new HttpResponse('Busy', { status: 503 })));
  const broken = await renderApp('/statement');
  expect(await screen.findByText('Failed to load your statement. Please try again.')).toBeVisible();
  broken.unmount();

  signedInAs(null);
  await renderApp('/statement');
  expect(await screen.findByText(/^Sign in to see where your coins/)).toBeVisible();
});
