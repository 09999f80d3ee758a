import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSlip } from '@/state/slip';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { form, loseFirstAnswer, serverWith, slip, takeSlips } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { aSelection } from '@/test/slip';

// Both views place bets on this page. A bet whose answer was lost may have been placed, so the next press
// sends it again, in whichever view.

const heat = aGame();
const PLACE = { name: 'Place Bet' };

/** The Traditional View with the Celtics at -3.5 picked, and the Heat on the slip beside it. */
async function openWithBoth() {
  useSlip
    .getState()
    .add(
      aSelection({ gameId: heat.id, betType: 'moneyline', side: 'away', prediction: 'Miami Heat' }),
    );
  const page = await renderApp(`/place-bets?game=${heat.id}`);
  await screen.findByRole('tab', { name: 'Traditional View', selected: true });
  await page.user.click(form().getByRole('radio', { name: 'Point Spread (Margin of Victory)' }));
  await page.user.click(form().getByRole('radio', { name: 'Boston Celtics -3.5 -110' }));
  return page;
}

const wentWrong = () => screen.findByText(/^The server did not answer\. .* never placed twice\.$/);

beforeEach(() => signedInAs(ada));

it('a bet left undecided in the Traditional View is sent again before the slip', async () => {
  const bets = serverWith([heat]);
  const slips = takeSlips();
  const lost = loseFirstAnswer('*/api/place-bet');
  const { user } = await openWithBoth();
  await user.click(form().getByRole('button', PLACE));
  await wentWrong();

  await user.click(slip().getByRole('button', PLACE));
  expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -3.5')).toBeVisible();
  expect(bets).toEqual(lost);
  expect(slips).toEqual([]);

  await user.click(slip().getByRole('button', PLACE));
  expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
  expect(slips).toMatchObject([{ body: { items: [{ betType: 'moneyline', side: 'away' }] } }]);
});

it('a slip left undecided is sent again before the bet of the Traditional View', async () => {
  const bets = serverWith([heat]);
  const slips = takeSlips();
  const lost = loseFirstAnswer('*/api/bets/slip');
  const { user } = await openWithBoth();
  await user.click(slip().getByRole('button', PLACE));
  await wentWrong();

  await user.click(form().getByRole('button', PLACE));
  expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
  expect(slips).toEqual(lost);
  expect(bets).toEqual([]);
  expect(useSlip.getState().items).toMatchObject([{ prediction: 'Miami Heat', placed: true }]);
  expect(form().getByRole('radio', { name: 'Boston Celtics -3.5 -110' })).toBeChecked();

  await user.click(form().getByRole('button', PLACE));
  expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -3.5')).toBeVisible();
  expect(bets).toHaveLength(1);
});
