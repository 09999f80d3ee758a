import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSlip } from '@/lib/slip';
import { ada } from '@/test/people';
import { moveSlipOnce, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { aSelection } from '@/test/slip';
import { celtics, heat, openPage, openWithSelections } from '@/test/slip-page';

const moved = {
  ...heat,
  odds: { ...heat.odds, spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 } },
};
beforeEach(() => signedInAs(ada));

describe('when the odds have changed', () => {
  const question = () => within(slip().getByRole('alertdialog', { name: 'Odds have changed' }));
  const offer = (prediction: string, odds: number) => ({
    prediction,
    odds,
    quotedAt: null,
    quoteId: null,
  });
  const MOVED = {
    item: 0,
    reason: 'The odds have changed.',
    offer: offer('Boston Celtics -4.5', -105),
  };

  async function meetNewOdds() {
    serverWith([heat]);
    const placed = takeSlips();
    moveSlipOnce([MOVED]);
    const page = await openWithSelections();
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([moved])));
    await page.user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await slip().findByRole('alertdialog');
    return { ...page, placed };
  }

  it('shows the old and the new price, in the slip and on the board', async () => {
    await meetNewOdds();
    expect(screen.getByRole('alertdialog')).toHaveFocus();
    expect(question().getByText('Old odds').parentElement).toHaveTextContent(
      'Boston Celtics -3.5-110',
    );
    expect(question().getByText('New odds').parentElement).toHaveTextContent(
      'Boston Celtics -4.5-105',
    );
    await waitFor(() => expect(celtics()).toHaveTextContent('-4.5 -105'));
    expect(slip().queryByRole('button', { name: 'Place Bet' })).toBeNull();
  });

  it('places the bet at the new price once it is accepted', async () => {
    const { user, placed } = await meetNewOdds();
    await user.click(question().getByRole('button', { name: 'Accept new odds' }));
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body.items[0]).toMatchObject({
      odds: -105,
      prediction: 'Boston Celtics -4.5',
      potentialWinnings: 95,
    });
  });

  it('places nothing when it is not, and keeps the selection', async () => {
    const { user, placed } = await meetNewOdds();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(slip().queryByRole('alertdialog')).toBeNull();
    expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('asks nothing any more when the old price is back', async () => {
    serverWith([heat]);
    const placed = takeSlips();
    moveSlipOnce([MOVED]);
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    // The games that are read anew after the refusal quote -110 again.
    await user.click(await slip().findByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed[0]?.body.items[0]?.odds).toBe(-110));
    expect(slip().queryByRole('alertdialog')).toBeNull();
  });

  it('says so when the side is not quoted at all any more, which can only be removed', async () => {
    serverWith([heat]);
    const reason = 'This price is no longer on offer.';
    moveSlipOnce([{ item: 0, reason, offer: null }]);
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(await slip().findByText(reason)).toBeVisible();
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
    await user.click(slip().getByRole('button', { name: 'Remove closed' }));
    expect(slip().queryByRole('listitem')).toBeNull();
  });

  const LIVE = aSelection({
    gameId: '00000000000000a1',
    betType: 'moneyline',
    prediction: 'Boston Celtics',
    odds: -140,
    isLive: true,
    quotedAt: '2026-11-22T05:00:00Z',
  });
  const LATER = '2026-11-22T05:00:09Z';
  const PROP = aSelection({
    betType: 'prop',
    side: 'over',
    prediction: 'LeBron Sample Over 24.5 points',
    odds: -112,
    prop: {
      propType: 'points',
      propValue: 24.5,
      playerName: 'LeBron Sample',
      playerId: 'p1',
      quoteId: 'q1',
    },
  });

  /** A live price and a player's, both of which have moved. */
  async function meetTwo(isParlay: boolean) {
    serverWith([heat]);
    const placed = takeSlips();
    moveSlipOnce([
      {
        item: 0,
        reason: 'Live odds move.',
        offer: { ...offer('Boston Celtics', -155), quotedAt: LATER },
      },
      {
        item: 1,
        reason: 'The quote has run out.',
        offer: { ...offer('LeBron Sample Over 25.5 points', 104), quoteId: 'q2' },
      },
    ]);
    useSlip.getState().add(LIVE);
    useSlip.getState().add(PROP);
    useSlip.getState().setParlay(isParlay);
    const page = await openPage();
    await page.user.click(slip().getByRole('button', { name: /^Place/ }));
    await waitFor(() => expect(slip().getAllByRole('alertdialog')).toHaveLength(2));
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
    return { ...page, placed };
  }

  const RENEWED = [
    { odds: -155, isLive: true, quotedAt: LATER },
    { odds: 104, prediction: 'LeBron Sample Over 25.5 points', quoteId: 'q2', playerId: 'p1' },
  ];

  it('takes all of the new odds at one press, and goes on', async () => {
    const { user, placed } = await meetTwo(false);
    await user.click(slip().getByRole('button', { name: 'Accept all new odds' }));
    expect(await screen.findByText('Successfully placed 2 bet(s)')).toBeVisible();
    expect(placed[0]?.body.items).toMatchObject(RENEWED);
  });

  it('goes on once each is accepted, a parlay with all its legs', async () => {
    const { user, placed } = await meetTwo(true);
    const [first, second] = slip().getAllByRole('button', { name: 'Accept new odds' });
    await user.click(first ?? document.body);
    expect(placed).toEqual([]);
    await user.click(second ?? document.body);
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body).toMatchObject({ items: RENEWED, parlay: { betAmount: 10 } });
  });

  it('does not go on by itself once something is taken off', async () => {
    const { user, placed } = await meetTwo(false);
    await user.click(slip().getByRole('button', { name: 'Remove Boston Celtics' }));
    await user.click(slip().getByRole('button', { name: 'Accept new odds' }));
    expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('says of a live price that it moves', async () => {
    serverWith([heat]);
    useSlip.getState().add(LIVE);
    await openPage();
    expect(slip().getByText('Live')).toBeVisible();
    expect(slip().getByText(/^Live odds move/)).toBeVisible();
  });
});
