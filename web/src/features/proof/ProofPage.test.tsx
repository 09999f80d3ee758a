import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { TestKey, TestLog } from '@/test/proof-log';
import { serveLog } from '@/test/proof-server';
import { placeBet, settledReceipt } from '@/test/proven-bet';
import { renderApp, signedInAs } from '@/test/render';
import { savedFiles } from '@/test/saved-files';
import { server } from '@/test/server';

let log: TestLog;
beforeEach(async () => {
  signedInAs(null);
  log = await TestLog.create();
});

const checkpoint = () => screen.findByRole('region', { name: 'Newest checkpoint' });
const checker = () => screen.findByRole('region', { name: 'Check a receipt' });

it('shows everybody the newest checkpoint, the key, and what this browser makes of them', async () => {
  placeBet(log);
  serveLog(log);
  await renderApp('/proof');
  const card = within(await checkpoint());
  expect(await card.findByText(log.vkey)).toBeVisible();
  expect(card.getByText('3')).toBeVisible();
  expect(card.getAllByText('Proved')).toHaveLength(1); // a key that is seen for the first time is not
  expect(card.getByText(/neither an anchor nor a witness/)).toBeVisible();
});

it('says what is kept elsewhere, and when nothing is signed any more', async () => {
  placeBet(log);
  serveLog(log, undefined, { anchored: true, known: true, signs: false });
  await renderApp('/proof');
  const card = within(await checkpoint());
  expect(await card.findByText(/^The server says: .*another disk.*operator keeps/)).toBeVisible();
  expect(card.getByText(/signs nothing any more/)).toBeVisible();
  expect(card.queryByText(/neither an anchor nor a witness/)).toBeNull();
});

it('names the witnesses, and what they have signed', async () => {
  placeBet(log);
  const witness = await TestKey.witness('w.example/1');
  serveLog(log, undefined, { witnesses: [witness.vkey] });
  const note = await witness.cosigned(await log.checkpoint(), 1_764_025_200);
  server.use(http.get('*/log/checkpoint.witnessed', () => HttpResponse.text(note)));
  await renderApp('/proof');
  const card = within(await checkpoint());
  expect(await card.findByText(witness.vkey)).toBeVisible();
  expect(card.getByText('w.example/1 has signed it as a witness')).toBeVisible();
  expect(card.getByText(/^The server says: .*independent of this server/)).toBeVisible();
  expect(card.queryByText(/neither an anchor nor a witness/)).toBeNull();
});

it('says so while the log has no checkpoint, and when it does not answer', async () => {
  serveLog(log);
  server.use(http.get('*/log/checkpoint', () => new HttpResponse('Not yet', { status: 503 })));
  const early = await renderApp('/proof');
  expect(await screen.findByText('There is no checkpoint yet')).toBeVisible();
  early.unmount();
  server.use(http.get('*/api/proof', () => HttpResponse.error()));
  await renderApp('/proof');
  expect(await screen.findByText('The log does not answer.')).toBeVisible();
});

it('turns red at a rewritten history, and gives both checkpoints to save', async () => {
  placeBet(log);
  serveLog(log);
  const { unmount } = await renderApp('/proof');
  await within(await checkpoint()).findByText(log.vkey);
  const kept = await log.checkpoint();
  unmount();
  log.records = log.records.slice(1);
  placeBet(log);
  await renderApp('/proof');
  const alert = within(await within(await checkpoint()).findByRole('alert'));
  expect(alert.getByText('The log contradicts what it has signed before')).toBeVisible();
  const saved = savedFiles();
  fireEvent.click(alert.getByRole('button', { name: 'Save both checkpoints' }));
  const text = await saved[0]?.content.text();
  expect(text).toContain(kept);
  expect(text).toContain(await log.checkpoint());
});

it('checks a receipt that is dropped here, and shows its way to the root', async () => {
  const { text, bet } = await settledReceipt(log);
  serveLog(log);
  const { user } = await renderApp('/proof');
  const card = within(await checker());
  const file = new File([text], 'bet-3.receipt.json', { type: 'application/json' });
  await user.upload(card.getByLabelText(/Drop a receipt here/), file);
  expect(await card.findByRole('heading', { name: 'Proved' })).toBeVisible();
  expect(card.getByText(`Bet ${bet}: Boston Celtics`)).toBeVisible();
  expect(
    card.getByRole('img', {
      name: `The way of record ${bet} to the signed root: 3 hashes beside it.`,
    }),
  ).toBeVisible();
  await user.selectOptions(card.getByLabelText('Record'), '1: RulesAdopted');
  expect(card.getByRole('img', { name: /The way of record 1 / })).toBeVisible();
  expect(card.getByText(/nothing came later/)).toBeVisible();
});

it('says which step of a receipt is false', async () => {
  const { text } = await settledReceipt(log, { credit: 240n });
  serveLog(log);
  await renderApp('/proof');
  const card = within(await checker());
  fireEvent.drop(card.getByLabelText(/Drop a receipt here/), {
    dataTransfer: { files: [new File([text], 'bet.json')] },
  });
  expect(await card.findByRole('heading', { name: 'This does not hold' })).toBeVisible();
  expect(card.getByText('The record credits 240, and stake and odds make 250.')).toBeVisible();
});

it('checks by a key from the reader’s hand, and says where it is none', async () => {
  serveLog(log);
  const other = await TestLog.create();
  const { bet } = placeBet(other);
  const file = new File([await other.receipt([bet])], 'bet.json');
  const { user } = await renderApp('/proof');
  const card = within(await checker());
  const upload = () => user.upload(card.getByLabelText(/Drop a receipt here/), file);
  await user.type(card.getByLabelText(/^Key/), 'no key');
  await upload();
  expect(await card.findByText(/This is not a key/)).toBeVisible();
  await user.clear(card.getByLabelText(/^Key/));
  await user.type(card.getByLabelText(/^Key/), other.vkey);
  await upload();
  expect(await card.findByText('The checkpoint is signed')).toBeVisible();
  expect(card.queryByText('False')).toBeNull();
});
