import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { useSlip } from '@/state/slip';
import { anOffer } from '@/test/advanced';
import { ada } from '@/test/people';
import { moveSlipOnce, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { aSelection, LATER, LIVE } from '@/test/slip';
import { celtics, heat, openPage, openWithSelections } from '@/test/slip-page';

const moved = {
  ...heat,
  odds: { ...heat.odds, spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 } },
};
beforeEach(() => {
  signedInAs(ada);
  // Players' prices cannot be had: those on the slip stand as they were added.
  server.use(http.get('*/api/betting/props', () => new HttpResponse('Busy', { status: 503 })));
});

/** Places the slip, and is asked about a price that has moved, where prices are read in decimal. */
async function askedInDecimal(user: UserEvent) {
  act(() => {
    usePreferences.setState({ oddsFormat: 'decimal' });
  });
  onTestFinished(() => {
    usePreferences.setState({ oddsFormat: 'american' });
  });
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  await slip().findByRole('alertdialog');
}

describe('when the odds have changed', () => {
  const question = () => within(slip().getByRole('alertdialog', { name: 'Odds have changed' }));
  const offer = (prediction: string, line: number, odds: number) => ({
    prediction,
    line,
    odds,
    quotedAt: null,
    quoteId: null,
  });
  const MOVED = {
    item: 0,
    reason: 'The odds have changed.',
    offer: offer('Boston Celtics -4.5', -4.5, -105),
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
    expect(question().getByText('Miami Heat @ Boston Celtics')).toBeVisible();
    expect(question().getByText(/^Stake/)).toHaveTextContent(/^Stake 10.*, now to win 10/);
    await waitFor(() => expect(celtics()).toHaveTextContent('-4.5 -105'));
    expect(slip().queryByRole('button', { name: 'Place Bet' })).toBeNull();
  });

  it('places the bet at the new price once it is accepted', async () => {
    const { user, placed } = await meetNewOdds();
    await user.click(question().getByRole('button', { name: 'Accept new odds' }));
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body.items[0]).toMatchObject({
      odds: -105,
      line: -4.5,
      potentialWinnings: 10,
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

  const PROP = aSelection({
    betType: 'prop',
    side: 'over',
    prediction: 'LeBron Sample Over 24.5 points',
    line: 24.5,
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
        offer: { ...offer('Boston Celtics', 0, -155), quotedAt: LATER },
      },
      {
        item: 1,
        reason: 'The quote has run out.',
        offer: { ...offer('LeBron Sample Over 25.5 points', 25.5, 104), quoteId: 'q2' },
      },
    ]);
    useSlip.getState().add(LIVE);
    useSlip.getState().add(PROP);
    useSlip.getState().setParlay(isParlay);
    const page = await openPage();
    await page.user.click(slip().getByRole('button', { name: /^Place/ }));
    await slip().findByRole('alertdialog');
    expect(question().getAllByText('New odds')).toHaveLength(2);
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
    return { ...page, placed };
  }

  const RENEWED = [
    { odds: -155, isLive: true, quotedAt: LATER },
    { odds: 104, side: 'over', line: 25.5, quoteId: 'q2', playerId: 'p1' },
  ];

  const acceptAll = () => question().getByRole('button', { name: 'Accept new odds' });

  it('takes all of the new odds at one press, and goes on', async () => {
    const { user, placed } = await meetTwo(false);
    await user.click(acceptAll());
    expect(await screen.findByText('Successfully placed 2 bet(s)')).toBeVisible();
    expect(placed[0]?.body.items).toMatchObject(RENEWED);
  });

  it('takes them for a parlay with all its legs', async () => {
    const { user, placed } = await meetTwo(true);
    await user.click(acceptAll());
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body).toMatchObject({ items: RENEWED, parlay: { betAmount: 10 } });
  });

  it('does not go on by itself once something is taken off', async () => {
    const { user, placed } = await meetTwo(false);
    await user.click(slip().getByRole('button', { name: 'Remove Boston Celtics' }));
    await user.click(acceptAll());
    expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('is answered before anything else of the slip is placed', async () => {
    serverWith([heat]);
    moveSlipOnce([
      { item: 1, reason: 'Odds have changed', offer: offer(PROP.prediction, PROP.line, 104) },
    ]);
    useSlip.getState().add(LIVE);
    useSlip.getState().add(PROP);
    const { user } = await openPage();
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    await slip().findByRole('alertdialog');
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
    expect(slip().getByText('Total stake').parentElement).toHaveTextContent('200');
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(slip().getByRole('button', { name: 'Place 2 Bets' })).toBeVisible();
  });

  it('goes on without what is not offered any more', async () => {
    serverWith([heat]);
    const placed = takeSlips();
    moveSlipOnce([
      { item: 0, reason: 'This market is not offered any more', offer: null },
      { item: 1, reason: 'The odds have changed.', offer: offer(PROP.prediction, PROP.line, 104) },
    ]);
    useSlip.getState().add(LIVE);
    useSlip.getState().add(PROP);
    const { user } = await openPage();
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    expect(await slip().findByText('This market is not offered any more')).toBeVisible();
    await user.click(acceptAll());
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body.items).toMatchObject([{ odds: 104, line: 24.5 }]);
  });

  it('sends a player at the present quote, which is renewed in the slip', async () => {
    serverWith([heat]);
    const placed = takeSlips();
    server.use(
      http.get('*/api/betting/props', () =>
        HttpResponse.json({
          gameId: heat.id,
          offers: [anOffer({ playerId: 'p1', overOdds: -118, quoteId: 'q7' })],
        }),
      ),
    );
    useSlip.getState().add(PROP);
    const { user } = await openPage();
    expect(await slip().findByText('-118')).toBeVisible();
    expect(slip().getByText('Was -112 when you added it')).toBeVisible();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items).toMatchObject([{ odds: -118, quoteId: 'q7' }]);
  });

  it('tells two prices apart that are one in the format of the reader', async () => {
    serverWith([heat]);
    moveSlipOnce([
      { item: 0, reason: 'Odds have changed', offer: offer('Boston Celtics', 0, -251) },
    ]);
    useSlip.getState().add({ ...LIVE, odds: -250 });
    const { user } = await openPage();
    await askedInDecimal(user);
    expect(question().getByText('-250')).toBeVisible();
    expect(question().getByText('-251')).toBeVisible();
  });

  it('keeps to the format of the reader where the line moved and the price is the same', async () => {
    serverWith([heat]);
    const moves = {
      item: 0,
      reason: 'Odds have changed',
      offer: offer('Boston Celtics -4', -4, -110),
    };
    moveSlipOnce([moves]);
    useSlip.getState().add({
      ...LIVE,
      betType: 'spread',
      prediction: 'Boston Celtics -3.5',
      line: -3.5,
      odds: -110,
    });
    const { user } = await openPage();
    await askedInDecimal(user);
    expect(question().getAllByText('1.91')).toHaveLength(2);
  });

  it('asks about the line that a condition has to cover, where that is what moved', async () => {
    const totalOf = (points: number) => ({
      ...heat,
      odds: { ...heat.odds, spread: { ...heat.odds.spread, home: -points, away: points } },
    });
    serverWith([totalOf(3.5) as typeof heat]);
    const placed = takeSlips();
    moveSlipOnce([
      { item: 0, reason: 'The line has moved', offer: offer('Under 220.5', 220.5, 138) },
    ]);
    useSlip.getState().add(
      aSelection({
        betType: 'total',
        side: 'under',
        prediction: 'Under 220.5',
        line: 220.5,
        odds: 138,
        condition: { type: 'if_cover', team: 'home' },
      }),
    );
    const { user } = await openPage();
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([totalOf(4.5)])));
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await slip().findByRole('alertdialog');
    expect(question().getByText('Under 220.5 (to cover -3.5)')).toBeVisible();
    expect(question().getByText('Under 220.5 (to cover -4.5)')).toBeVisible();
    expect(placed).toEqual([]);
  });

  describe('of the same price under a newer quote', () => {
    const SAME = {
      item: 0,
      reason: 'This live price is older than 6 seconds',
      offer: { ...offer('Boston Celtics', 0, -140), quotedAt: LATER },
    };

    async function placeLive() {
      serverWith([heat]);
      const placed = takeSlips();
      useSlip.getState().add(LIVE);
      const page = await openPage();
      const press = () => page.user.click(slip().getByRole('button', { name: 'Place Bet' }));
      return { placed, press };
    }

    it('asks nothing: it is placed with the newer one', async () => {
      const { placed, press } = await placeLive();
      moveSlipOnce([SAME]);
      await press();
      expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
      expect(slip().queryByRole('alertdialog')).toBeNull();
      expect(placed[0]?.body.items).toMatchObject([{ odds: -140, quotedAt: LATER }]);
    });

    it('says why it is not taken the second time, without a question', async () => {
      const { placed, press } = await placeLive();
      moveSlipOnce([SAME]);
      moveSlipOnce([SAME]);
      await press();
      expect(await screen.findByText(SAME.reason)).toBeVisible();
      expect(slip().queryByRole('alertdialog')).toBeNull();
      expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
      expect(placed).toEqual([]);
    });

    it('never takes a worse price unasked', async () => {
      const { placed, press } = await placeLive();
      moveSlipOnce([{ ...SAME, offer: { ...SAME.offer, odds: -141 } }]);
      await press();
      expect(await slip().findByRole('alertdialog')).toBeVisible();
      expect(placed).toEqual([]);
    });
  });
});
