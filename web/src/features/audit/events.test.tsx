import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEvents } from '@/api/types';
import { eventOf, signedInAsAuditor } from '@/test/audit';
import { TestLog } from '@/test/proof-log';
import { serveLog } from '@/test/proof-server';
import { placeBet } from '@/test/proven-bet';
import { renderApp } from '@/test/render';
import { server } from '@/test/server';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  signedInAsAuditor();
});

function serverFinds(answer: (query: URLSearchParams) => Partial<AuditEvents>) {
  server.use(
    http.get('*/api/audit/events', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      return HttpResponse.json({
        events: [],
        scannedTo: 1200,
        next: null,
        head: 1200,
        ...answer(query),
      });
    }),
  );
}

it('shows each record with what it belongs to and what caused it', async () => {
  serverFinds(() => ({
    events: [
      eventOf(),
      eventOf({ position: 31, type: 'BetSettled', causedBy: 30 }),
      eventOf({
        position: 32,
        type: 'ResultRecorded',
        account: null,
        bet: null,
        game: '00000000000000a1',
        moved: 0,
      }),
    ],
  }));
  await renderApp('/audit/events');
  const [, placed, settled, result] = within(await screen.findByRole('table')).getAllByRole('row');
  const linkIn = (row: HTMLElement | undefined, name: string) =>
    within(row ?? document.body).getByRole('link', { name });
  expect(linkIn(placed, '17')).toHaveAttribute('href', '/audit/records?position=17');
  expect(linkIn(placed, 'Account 1000')).toHaveAttribute('href', '/audit/accounts?account=1000');
  expect(linkIn(placed, 'Bet 17')).toHaveAttribute('href', '/audit/bets?bet=17');
  expect(linkIn(settled, '30')).toHaveAttribute('href', '/audit/records?position=30');
  expect(linkIn(result, 'Game 00000000000000a1')).toHaveAttribute(
    'href',
    '/audit/events?game=00000000000000a1',
  );
  expect(screen.getByText('3 records found, looked at up to record 1,200 of 1,200.')).toBeVisible();
});

it('asks for what is filled in, by Enter as well, and keeps it in the address', async () => {
  serverFinds(() => ({ events: [eventOf()] }));
  const { user, router } = await renderApp('/audit/events');
  const form = within(await screen.findByRole('form', { name: 'Filter the records' }));
  await form.findByRole('option', { name: 'OperatorActed' });
  await user.selectOptions(form.getByLabelText('Event'), 'BetPlaced');
  await user.type(form.getByLabelText('Account'), '1000');
  await user.type(form.getByLabelText('From record'), '5{Enter}');
  expect(await screen.findByText(/^1 record found/)).toBeVisible();
  expect(router.state.location.search).toBe('?from=5&type=BetPlaced&account=1000');
  expect(asked.at(-1)).toBe('from=5&type=BetPlaced&account=1000');
});

it('goes on where a search has stopped looking', async () => {
  serverFinds((query) =>
    query.get('from') === '100001'
      ? { events: [eventOf({ position: 100_500 })], scannedTo: 120_000, head: 120_000 }
      : { scannedTo: 100_000, next: 100_001, head: 120_000 },
  );
  const { user } = await renderApp('/audit/events?type=OperatorActed');
  expect(await screen.findByText('Nothing up to here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on from record 100,001' }));
  expect(await screen.findByRole('link', { name: '100500' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
});

it('says when no record matches, and what is wrong with a question', async () => {
  serverFinds(() => ({}));
  const { unmount } = await renderApp('/audit/events?account=5');
  expect(await screen.findByText('No record matches')).toBeVisible();
  unmount();
  server.use(
    http.get(
      '*/api/audit/events',
      () => new HttpResponse('from must not be above to', { status: 400 }),
    ),
  );
  await renderApp('/audit/events?from=9&to=8');
  expect(await screen.findByText('from must not be above to')).toBeVisible();
});

it('shows a record by its fields, its bytes and its way to the signed root', async () => {
  const log = await TestLog.create();
  const { bet } = placeBet(log);
  serveLog(log);
  const proof = await log.proof(bet);
  server.use(
    http.get(`*/api/audit/events/${bet}`, () =>
      HttpResponse.json({
        position: Number(bet),
        record: {
          position: Number(bet),
          type: 'BetPlaced',
          event: { stake: 30, legs: [{ side: 'home' }] },
        },
        bytes: '/wA=',
        leaf: 'ef'.repeat(32),
        proof,
        unproved: null,
      }),
    ),
  );
  const { user } = await renderApp(`/audit/records?position=${bet}`);
  const fields = within(await screen.findByRole('region', { name: 'Fields' }));
  expect(fields.getByText('event.legs 1.side')).toBeVisible();
  expect(fields.getByText('30')).toBeVisible();
  const bytes = within(screen.getByRole('region', { name: 'Stored bytes' }));
  expect(bytes.getByText('ff00')).toBeVisible();
  await user.click(bytes.getByRole('button', { name: 'Base64' }));
  expect(bytes.getByText('/wA=')).toBeVisible();
  const proved = within(screen.getByRole('region', { name: 'Proof' }));
  expect(proved.getByText('Each record stands in the log')).toBeVisible();
  expect(proved.getByRole('img', { name: new RegExp(`^The way of record ${bet}`) })).toBeVisible();
  expect(proved.getByRole('button', { name: 'Save the proof' })).toBeVisible();
});

it('says when no checkpoint covers a record yet, and when there is no such record', async () => {
  server.use(
    http.get('*/api/audit/events/1200', () =>
      HttpResponse.json({
        position: 1200,
        record: {},
        bytes: '',
        leaf: '',
        proof: null,
        unproved: null,
      }),
    ),
    http.get(
      '*/api/audit/events/9999',
      () => new HttpResponse('The ledger has the records 1 to 1200', { status: 404 }),
    ),
  );
  const { user } = await renderApp('/audit/records?position=1200');
  expect(await screen.findByText('No checkpoint covers it yet')).toBeVisible();
  const field = screen.getByLabelText('Record');
  await user.clear(field);
  await user.type(field, '9999{Enter}');
  expect(await screen.findByText('The ledger has the records 1 to 1200')).toBeVisible();
});

it('says why nothing proves a record, beside its bytes and their hash', async () => {
  server.use(
    http.get('*/api/audit/events/7', () =>
      HttpResponse.json({
        position: 7,
        record: {},
        bytes: '/wA=',
        leaf: 'ef'.repeat(32),
        proof: null,
        unproved: 'Record 7 is not the one that was signed',
      }),
    ),
  );
  await renderApp('/audit/records?position=7');
  const proof = within(await screen.findByRole('region', { name: 'Proof' }));
  expect(proof.getByText('Record 7 is not the one that was signed.')).toBeVisible();
  expect(proof.queryByText('No checkpoint covers it yet')).toBeNull();
  expect(screen.getByText('ff00')).toBeVisible();
});
