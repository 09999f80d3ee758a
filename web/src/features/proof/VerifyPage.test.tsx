import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ada } from '@/test/people';
import { TestLog } from '@/test/proof-log';
import { serveLog, serveReceipt } from '@/test/proof-server';
import { placeBet, PLAYER, settledReceipt } from '@/test/proven-bet';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

let log: TestLog;
beforeEach(async () => {
  signedInAs({ ...ada, id: Number(PLAYER) });
  log = await TestLog.create();
  serveLog(log);
});

it('proves an own bet', async () => {
  const { bet, text } = await settledReceipt(log);
  serveReceipt(bet, text);
  await renderApp(`/proof/bets/${bet}`);
  expect(await screen.findByRole('heading', { name: 'Proved' })).toBeVisible();
  const memory = screen.getByText('It is of the history that this browser knows').closest('li');
  expect(within(memory ?? document.body).getByText('Proved')).toBeVisible();
  expect(screen.getByText(/which is yours/)).toBeVisible();
});

it('waits for the checkpoint that covers the bet', async () => {
  const { bet, text } = await settledReceipt(log);
  let asked = 0;
  server.use(
    http.get(`*/api/proof/receipt/${bet}`, () =>
      ++asked > 1 ? HttpResponse.text(text) : new HttpResponse('Not signed yet', { status: 503 }),
    ),
  );
  await renderApp(`/proof/bets/${bet}`);
  expect(await screen.findByText('Waiting for the checkpoint')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Proved' })).toBeVisible();
});

it('turns red where the server sends the receipt of another bet', async () => {
  const { bet, text } = await settledReceipt(log);
  serveReceipt(99n, text);
  await renderApp('/proof/bets/99');
  expect(await screen.findByRole('heading', { name: 'This does not hold' })).toBeVisible();
  expect(screen.getByText(`It is of bet ${bet}.`)).toBeVisible();
});

it('proves one record of the statement', async () => {
  placeBet(log);
  const time = 1_795_262_400_000_000n;
  const granted = log.add(
    'CoinsGranted',
    { account: PLAYER, amount: 1000n, reason: 'signUp' },
    {
      time,
      stream: 'account',
      streamId: PLAYER,
      postings: [
        { kind: 'grants', account: 0n, amount: -1000n },
        { kind: 'player', account: PLAYER, amount: 1000n },
      ],
    },
  );
  const proof = await log.proof(granted);
  server.use(http.get(`*/api/proof/record/${granted}`, () => HttpResponse.text(proof)));
  await renderApp(`/proof/records/${granted}`);
  expect(await screen.findByText(`Record ${granted}: CoinsGranted`)).toBeVisible();
  expect(screen.getByText('grants -1,000, balance +1,000: together 0.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Proved' })).toBeVisible();
});

it('says so when there is no such proof, when it cannot be had, and to a visitor', async () => {
  server.use(http.get('*/api/proof/receipt/7', () => new HttpResponse('None', { status: 404 })));
  const none = await renderApp('/proof/bets/7');
  expect(await screen.findByText('There is no proof here for you')).toBeVisible();
  none.unmount();
  const wrong = await renderApp('/proof/bets/seven');
  expect(await screen.findByText('There is no proof here for you')).toBeVisible();
  wrong.unmount();
  server.use(http.get('*/api/proof/receipt/7', () => new HttpResponse('Broken', { status: 500 })));
  const broken = await renderApp('/proof/bets/7');
  expect(await screen.findByText('The proof could not be had.')).toBeVisible();
  broken.unmount();
  signedInAs(null);
  await renderApp('/proof/bets/7');
  expect(await screen.findByText(/^Sign in to check/)).toBeVisible();
});
