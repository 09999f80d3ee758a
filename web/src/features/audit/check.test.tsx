import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { AuditCheck } from '@/api/types';
import { checkOf, manifestOf, reportOf, signedInAsAuditor } from '@/test/audit';
import { renderApp } from '@/test/render';
import { savedFiles } from '@/test/saved-files';
import { server } from '@/test/server';

beforeEach(() => signedInAsAuditor());

const serverTells = (check: () => AuditCheck) =>
  server.use(http.get('*/api/audit/check', () => HttpResponse.json(check())));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('begins a check, shows how far it is and then what it has found', async () => {
  const running = { began: '2026-11-21T22:00:00.000000Z', read: 300, total: 1200 };
  const told = [checkOf(), checkOf({ running }), checkOf({ last: reportOf() })];
  serverTells(() => (told.length > 1 ? told.shift() : told[0]) ?? checkOf());
  server.use(
    http.post('*/api/audit/check', () =>
      HttpResponse.json(checkOf({ running: { ...running, read: 0 } }), { status: 202 }),
    ),
  );
  const { user } = await renderApp('/audit/check');
  expect(await screen.findByText('Not checked yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the ledger now' }));
  expect(await screen.findByRole('progressbar', { name: 'Checking the ledger' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No fault' })).toBeVisible();
  expect(screen.getByText(/Records 1 to 1,200/)).toBeVisible();
});

it('sorts what was found by its kind', async () => {
  serverTells(() =>
    checkOf({
      last: reportOf({
        faults: [
          { position: 17, event: 'BetPlaced', what: 'BetPlaced: its game has begun' },
          { position: 31, event: 'BetSettled', what: 'BetSettled: bet 17 is settled already' },
          { position: 40, event: 'CoinsGranted', what: 'CoinsGranted: nothing grants these' },
          { position: 50, event: null, what: 'the Merkle root is another' },
        ],
        faultsTotal: 4,
        acts: [
          {
            position: 60,
            game: '00000000000000a1',
            act: 'resultSet',
            uid: 1001,
            reason: 'As the league has it',
            overrules: true,
          },
        ],
        actsTotal: 1,
        belowZero: [{ position: 70, account: 1000, balance: -5 }],
        belowZeroTotal: 1,
        remarks: [{ position: 80, what: 'a bet at a replaced price' }],
        remarksTotal: 1,
        begunBy: 3,
      }),
    }),
  );
  await renderApp('/audit/check');
  expect(await screen.findByRole('heading', { name: '4 faults' })).toBeVisible();
  expect((await card('Bets')).getByText(/its game has begun/)).toBeVisible();
  expect((await card('Settlements')).getByText(/is settled already/)).toBeVisible();
  expect((await card('Grants')).getByText(/nothing grants these/)).toBeVisible();
  expect((await card('Everything else')).getByText(/the Merkle root is another/)).toBeVisible();
  expect((await card('Acts by hand')).getByText(/against its commitment/)).toBeVisible();
  const below = await card('Negative balances');
  expect(below.getByRole('link', { name: 'Account 1000' })).toHaveAttribute(
    'href',
    '/audit/accounts?account=1000&asOf=70',
  );
  expect((await card('To judge')).getByText(/a bet at a replaced price/)).toBeVisible();
  expect(
    (await card('Free inputs')).getByText(/begun by a program of generation 3 of 7/),
  ).toBeVisible();
});

it('says why a check found nothing out, and that another is under way', async () => {
  serverTells(() => checkOf({ failure: 'The disk is gone' }));
  server.use(
    http.post(
      '*/api/audit/check',
      () => new HttpResponse('A check is under way already', { status: 409 }),
    ),
  );
  const { user } = await renderApp('/audit/check');
  expect(
    await screen.findByText(/The last check found nothing out. The disk is gone/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the ledger now' }));
  expect(await screen.findByText('A check is under way already')).toBeVisible();
});

it('prepares an export and saves its manifest', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/manifest', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(manifestOf());
    }),
  );
  const { user } = await renderApp('/audit/export');
  await user.type(await screen.findByLabelText('To record'), '1200{Enter}');
  const download = await screen.findByRole('link', { name: 'Download 1,200 records' });
  expect(download).toHaveAttribute('href', '/api/audit/export?from=1&to=1200');
  expect(download).toHaveAttribute('download', 'chalkline-1-1200.jsonl');
  expect(asked).toEqual(['?to=1200']);
  const saved = savedFiles();
  await user.click(screen.getByRole('button', { name: 'Save the manifest' }));
  expect(saved.map(({ name }) => name)).toEqual(['chalkline-1-1200.jsonl.manifest']);
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(manifestOf());
});

it('says why there is no export', async () => {
  server.use(
    http.get(
      '*/api/audit/manifest',
      () => new HttpResponse('The newest checkpoint covers 1200 records', { status: 404 }),
    ),
  );
  const { user } = await renderApp('/audit/export');
  await user.type(await screen.findByLabelText('To record'), '9999{Enter}');
  expect(await screen.findByText('The newest checkpoint covers 1200 records')).toBeVisible();
});
