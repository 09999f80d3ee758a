import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { dossierOf, entryOf, settlementOf, signedInAsAuditor, statementOf } from '@/test/audit';
import { renderApp } from '@/test/render';
import { server } from '@/test/server';

beforeEach(() => signedInAsAuditor());

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows what an account had as of a record, and later pages of the same moment', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/statement/1000', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      return HttpResponse.json(
        query.has('cursor')
          ? statementOf({
              entries: [
                entryOf({
                  position: 3,
                  kind: 'CoinsGranted',
                  counterAccount: 'grants',
                  amount: 1000,
                  balanceAfter: 1000,
                  bet: null,
                }),
              ],
            })
          : statementOf({ nextCursor: 3 }),
      );
    }),
  );
  const { user } = await renderApp('/audit/accounts');
  await user.type(await screen.findByLabelText('Account'), '1000{Enter}');
  const statement = await card('Statement');
  expect(await statement.findByText('Account 1000, as of record 40')).toBeVisible();
  expect(statement.getAllByText('970')).toHaveLength(2);
  const [, placed] = within(statement.getByRole('table')).getAllByRole('row');
  expect(placed).toHaveTextContent('BetPlaced, bet 17');
  expect(placed).toHaveTextContent('-30');
  await user.click(statement.getByRole('button', { name: 'Show more' }));
  expect(await statement.findByText('+1,000')).toBeVisible();
  expect(asked).toEqual(['', 'asOf=40&cursor=3']);
});

it('says of an account that had moved nothing, and of one that is not there', async () => {
  server.use(
    http.get('*/api/audit/statement/1001', () =>
      HttpResponse.json(statementOf({ account: 1001, entries: [], events: 1, isPurse: true })),
    ),
    http.get(
      '*/api/audit/statement/7',
      () => new HttpResponse('The ledger knows no account 7 at record 40', { status: 404 }),
    ),
  );
  const { unmount } = await renderApp('/audit/accounts?account=1001&asOf=40');
  expect(await screen.findByText('Nothing had moved')).toBeVisible();
  expect(screen.getByText('Purse of a class')).toBeVisible();
  unmount();
  await renderApp('/audit/accounts?account=7&asOf=40');
  expect(await screen.findByText('The ledger knows no account 7 at record 40')).toBeVisible();
});

it('tells a bet from its quote to its settlement, line by line', async () => {
  server.use(http.get('*/api/audit/bets/17', () => HttpResponse.json(dossierOf())));
  const { user } = await renderApp('/audit/bets');
  await user.type(await screen.findByLabelText('Bet'), '17{Enter}');
  const bet = await card('The bet');
  expect(bet.getByRole('link', { name: 'account 1000' })).toHaveAttribute(
    'href',
    '/audit/accounts?account=1000&asOf=17',
  );
  const pick = await card('Picks');
  expect(pick.getByRole('heading', { name: 'Boston Celtics' })).toBeVisible();
  expect(pick.getByText('-120')).toBeVisible();
  expect(pick.getByText('Won')).toBeVisible();
  const arithmetic = await card('Arithmetic');
  expect(arithmetic.getByText('30 × 100 ÷ 110 = 27.2727…, rounded half up to 27')).toBeVisible();
  expect(arithmetic.getAllByText('Holds')).toHaveLength(2);
  const settlements = await card('Settlements');
  expect(settlements.getByRole('link', { name: '31' })).toHaveAttribute(
    'href',
    '/audit/records?position=31',
  );
  const records = await card('Records and proofs');
  expect(records.getByText(': placed')).toBeVisible();
});

it('shows an open bet, a correction and a check that does not hold as such', async () => {
  server.use(
    http.get('*/api/audit/bets/17', () =>
      HttpResponse.json(
        dossierOf({
          settlements: [settlementOf(), settlementOf({ position: 40, outcome: null, credit: -57 })],
          checks: [{ what: 'No settlement stands beside another', holds: false }],
        }),
      ),
    ),
    http.get('*/api/audit/bets/18', () =>
      HttpResponse.json(dossierOf({ bet: 18, settlements: [], statedChance: null })),
    ),
    http.get(
      '*/api/audit/bets/1',
      () => new HttpResponse('No bet was placed by record 1', { status: 404 }),
    ),
  );
  const { unmount } = await renderApp('/audit/bets?bet=17');
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.getByText('Does not hold')).toBeVisible();
  unmount();
  const open = await renderApp('/audit/bets?bet=18');
  expect(await screen.findByText('It is open.')).toBeVisible();
  open.unmount();
  await renderApp('/audit/bets?bet=1');
  expect(await screen.findByText('No bet was placed by record 1')).toBeVisible();
});
