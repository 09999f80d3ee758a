import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { StatementEntry } from '@/api/types';
import { activityOf } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const stake: StatementEntry = {
  position: '42',
  time: '2026-11-21T22:00:00Z',
  kind: 'BetPlaced',
  reason: 'Bet placed: the stake is held',
  counterAccount: 'held',
  amount: -100,
  balanceBefore: 1000,
  balanceAfter: 900,
  bet: activityOf({
    id: '42',
    prediction: 'Boston Celtics -3.5',
    eventName: 'Miami Heat @ Boston Celtics',
  }),
};
const start: StatementEntry = {
  ...stake,
  position: '7',
  kind: 'AccountOpened',
  reason: 'Starting coins',
  counterAccount: 'grants',
  amount: 1000,
  balanceBefore: 0,
  balanceAfter: 1000,
  bet: null,
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
  expect(first).toHaveTextContent('Bet placed: the stake is held');
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
  expect(lost).toHaveTextContent('Lost 100, paid when placed');
  expect(lost).toHaveTextContent('900 →, then 900');
  expect(within(lost ?? document.body).queryByText('0')).toBeNull();
});

it('names the bet that moved the coins and its game, and leads to it', async () => {
  serverWith([stake, start]);
  await renderApp('/statement');
  const [, first, second] = await rows();
  expect(first).toHaveTextContent('Boston Celtics -3.5 · Miami Heat @ Boston Celtics');
  const link = within(first ?? document.body).getByRole('link', { name: 'Boston Celtics -3.5' });
  expect(link).toHaveAttribute('href', '/my-bets/42');
  const proof = within(second ?? document.body).getByRole('link');
  expect(proof).toHaveAccessibleName('Verify Starting coins');
  expect(proof).toHaveAttribute('href', '/proof/records/7');
});

it('names a parlay by its legs, and a conditional bet with its condition', async () => {
  const parlay = activityOf({
    betType: 'parlay',
    eventName: 'Parlay of 3',
    prediction: 'Miami Heat, Over 47.5, Detroit Lions',
  });
  const condition = { type: 'if_win', team: 'home', line: null, time: null } as const;
  serverWith([
    { ...stake, position: '44', bet: parlay },
    { ...stake, position: '43', bet: activityOf({ condition }) },
  ]);
  await renderApp('/statement');
  const [, first, second] = await rows();
  expect(within(first ?? document.body).getByRole('link', { name: 'Parlay of 3' })).toBeVisible();
  expect(first).toHaveTextContent('Miami Heat, Over 47.5, Detroit Lions');
  expect(second).toHaveTextContent('Only if Kansas City Chiefs win');
});

it('says once what all the games come from, and of each bet where they differ', async () => {
  serverWith([stake, start]);
  const { unmount } = await renderApp('/statement');
  await rows();
  expect(screen.getAllByText('Simulated')).toHaveLength(1);
  unmount();

  serverWith([stake, { ...stake, position: '40', bet: activityOf({ source: 'replay' }) }, start]);
  await renderApp('/statement');
  const [, first, second] = await rows();
  expect(first).toHaveTextContent('Simulated');
  expect(second).toHaveTextContent('Replay');
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
