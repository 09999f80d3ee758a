import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { checkOf, reportOf, signedInAsAuditor } from '@/test/audit';
import { ada } from '@/test/people';
import { TestLog } from '@/test/proof-log';
import { serveLog } from '@/test/proof-server';
import { placeBet } from '@/test/proven-bet';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

beforeEach(async () => {
  const log = await TestLog.create();
  placeBet(log);
  serveLog(log, undefined, { anchored: true });
  server.use(
    http.get('*/api/audit/check', () => HttpResponse.json(checkOf())),
    http.get('*/api/status/feeds', () => HttpResponse.json({ feeds: [], overdueGames: [] })),
  );
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('tells how far all has come, and that nothing is wrong', async () => {
  signedInAsAuditor({ modelsPosition: 1100 });
  await renderApp('/audit');
  const ledger = await card('Ledger');
  expect(ledger.getByText('1,200')).toBeVisible();
  expect(ledger.getByText('100 records behind')).toBeVisible();
  expect(ledger.getAllByText('up to date')).toHaveLength(2);
  expect(await screen.findByText('Nothing is wrong that the server knows of.')).toBeVisible();
  const checkpoint = await card('Newest checkpoint');
  expect(await checkpoint.findByText('Yes')).toBeVisible();
  expect(screen.getByText(/was not checked since the server was started/)).toBeVisible();
});

it('names each alarm, and what the last check has found', async () => {
  signedInAsAuditor({ alarms: ['The sports feed does not run', 'Accounts cannot be read'] });
  server.use(
    http.get('*/api/audit/check', () =>
      HttpResponse.json(checkOf({ last: reportOf({ faultsTotal: 2 }) })),
    ),
  );
  await renderApp('/audit');
  const alarms = await card('Alarms');
  expect(alarms.getAllByRole('listitem')).toHaveLength(2);
  expect(alarms.getByText('The sports feed does not run')).toBeVisible();
  const last = await card('Last check');
  expect(await last.findByText(/2 faults in 1,200 records/)).toBeVisible();
  expect(await screen.findByText('Checked in this browser')).toBeVisible();
});

it('leads an auditor to the other pages', async () => {
  signedInAsAuditor();
  await renderApp('/audit');
  const pages = within(await screen.findByRole('navigation', { name: 'Audit' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/audit',
    '/audit/events',
    '/audit/accounts',
    '/audit/bets',
    '/audit/check',
    '/audit/export',
  ]);
  expect(pages.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('Checked in this browser')).toBeVisible();
});

it('says when the ledger cannot be read, and reads it again', async () => {
  signedInAsAuditor();
  server.use(http.get('*/api/audit/health', () => new HttpResponse('Busy', { status: 503 })));
  const { user } = await renderApp('/audit');
  expect(await screen.findByText('The ledger could not be read.')).toBeVisible();
  signedInAsAuditor();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Ledger' })).toBeVisible();
  expect(await screen.findByText('Checked in this browser')).toBeVisible();
});

it.each([
  '/audit',
  '/audit/events',
  '/audit/records?position=1',
  '/audit/accounts',
  '/audit/bets',
  '/audit/check',
  '/audit/export',
])('asks nothing of the ledger for a player or a visitor at %s', async (path) => {
  let asked = 0;
  server.use(
    http.get('*/api/audit/*', () => {
      asked += 1;
      return new HttpResponse('This is for auditors', { status: 403 });
    }),
  );
  signedInAs(ada);
  const { unmount } = await renderApp(path);
  expect(await screen.findByText('This is for auditors')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Audit' })).toBeNull();
  unmount();
  signedInAs(null);
  await renderApp(path);
  expect(await screen.findByText(/^Sign in as an auditor/)).toBeVisible();
  expect(asked).toBe(0);
});
