import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlip } from '@/state/slip';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { ada } from '@/test/people';
import { loseFirstAnswer, moveSlipOnce, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { LATER, LIVE } from '@/test/slip';
import { celtics, heat, kings, openPage, openWithSelections, stakes } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

const place = () => slip().getByRole('button', { name: 'Place Bet' });
const wentWrong = () => screen.findByText(/^The server did not answer\. .* never placed twice\.$/);
const allPlaced = () => screen.findByText('Successfully placed 1 bet(s)');
const predictions = () => useSlip.getState().items.map(({ prediction }) => prediction);

/** A live price that moves on after the slip was placed and the answer was lost. */
async function loseAnswerAsPriceMoves(prepare = () => {}) {
  withEventSource();
  serverWith([heat]);
  const placed = takeSlips();
  prepare();
  const lost = loseFirstAnswer('*/api/bets/slip');
  useSlip.getState().add(LIVE);
  const page = await openPage();
  await waitFor(() => expect(FakeEventSource.to(LIVE.gameId)).toBeDefined());
  await page.user.click(place());
  await wentWrong();
  const odds = { ...heat.odds, moneyline: { home: -150, away: 130 } };
  const tick = aLiveGame({ id: LIVE.gameId, odds, quotedAt: LATER });
  act(() => FakeEventSource.to(LIVE.gameId)?.say('live', tick));
  expect(slip().getByText('-150')).toBeVisible();
  return { ...page, placed, lost };
}

it('retries with the same key when no answer came, so that nothing is placed twice', async () => {
  const { user, placed, lost } = await loseAnswerAsPriceMoves();
  expect(lost).toMatchObject([{ body: { items: [{ odds: -140 }] } }]);
  await user.click(place());
  expect(await allPlaced()).toBeVisible();
  expect(placed).toEqual(lost);
  await waitFor(() => expect(useSlip.getState().items).toEqual([]));
});

it('places what is on the slip now at once, with a new key, when that is refused', async () => {
  const { prediction, line } = LIVE;
  const offer = { prediction, line, odds: -150, quotedAt: LATER, quoteId: null };
  const { user, placed, lost } = await loseAnswerAsPriceMoves(() =>
    moveSlipOnce([{ item: 0, reason: 'Odds have changed', offer }]),
  );
  await user.click(place());
  expect(await allPlaced()).toBeVisible();
  expect(placed).toMatchObject([{ body: { items: [{ odds: -150, quotedAt: LATER }] } }]);
  expect(placed[0]?.key).not.toBe(lost[0]?.key);
});

it('shows at once what the lost answer would have said of the balance', async () => {
  serverWith([heat]);
  takeSlips();
  loseFirstAnswer('*/api/bets/slip');
  const { user } = await openWithSelections();
  await user.click(place());
  await wentWrong();
  expect(await within(screen.getByRole('banner')).findByText('1,140')).toBeVisible();
  await user.click(place());
  await allPlaced();
});

it('keeps what was not part of it, which the next press places', async () => {
  serverWith([heat, kings]);
  const placed = takeSlips();
  const lost = loseFirstAnswer('*/api/bets/slip');
  const { user } = await openWithSelections();
  await user.click(place());
  await wentWrong();
  await user.click(celtics());
  await user.click(screen.getByRole('button', { name: /^Moneyline, Los Angeles Kings/ }));
  await user.click(place());
  expect(await allPlaced()).toBeVisible();
  expect(placed).toEqual(lost);
  expect(predictions()).toEqual(['Los Angeles Kings']);
  await user.click(place());
  await waitFor(() => expect(placed).toHaveLength(2));
  expect(placed[1]?.body.items).toMatchObject([{ gameId: kings.id, side: 'away' }]);
  expect(placed[1]?.key).not.toBe(lost[0]?.key);
});

it('shows a bet with the stake that it was placed with, not with one typed since', async () => {
  serverWith([heat]);
  const placed = takeSlips();
  const lost = loseFirstAnswer('*/api/bets/slip');
  const { user } = await openWithSelections();
  await user.click(place());
  await wentWrong();
  const [stake = document.body] = stakes();
  await user.clear(stake);
  await user.type(stake, '50');
  const shown = slip().findByText('Placed'); // for a second
  await user.click(place());
  await shown;
  expect(useSlip.getState().items).toMatchObject([{ betAmount: 10 }]);
  expect(placed).toEqual(lost);
  await waitFor(() => expect(useSlip.getState().items).toEqual([]));
});
