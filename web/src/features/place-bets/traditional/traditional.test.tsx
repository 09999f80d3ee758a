import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSlip } from '@/state/slip';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aGame, inMinutes } from '@/test/games';
import { ada, limitsOf, NO_LIMITS } from '@/test/people';
import { changeOddsOnce, form, loseFirstAnswer, refuseBets, serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const heat = aGame();
const HEAT = 'Miami Heat @ Boston Celtics';
const moved = {
  ...heat,
  odds: { ...heat.odds, spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 } },
};

const radio = (name: string | RegExp) => form().getByRole('radio', { name });
const amount = () => form().getByRole('textbox', { name: 'Bet Amount' });
const quick = () => form().getByRole('combobox', { name: 'Quick amount' });
const winnings = () => form().getByText('Potential Winnings').parentElement;
const placeBet = () => form().queryByRole('button', { name: 'Place Bet' });

async function openView(query = `?game=${heat.id}`) {
  const page = await renderApp(`/place-bets${query}`);
  await screen.findByRole('tab', { name: 'Traditional View', selected: true });
  return page;
}

async function openList() {
  const page = await renderApp('/place-bets');
  await page.user.click(await screen.findByRole('tab', { name: 'Traditional View' }));
  return page;
}

/** The Celtics at -3.5 picked, with the default amount. */
async function openWithPick() {
  const page = await openView();
  await page.user.click(radio('Point Spread (Margin of Victory)'));
  await page.user.click(radio('Boston Celtics -3.5 -110'));
  return page;
}

beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

describe('choosing', () => {
  it('begins with the game that the address names, by either of its names', async () => {
    serverWith([heat]);
    await openView(`?gameId=${heat.id}&homeTeam=Boston+Celtics`);
    expect(form().getByText('Selected Game').parentElement).toHaveTextContent(HEAT);
  });

  it('says so when that game is no longer on offer', async () => {
    serverWith([heat]);
    await openView('?game=0000000000000000');
    expect(
      screen.getByText('That game is no longer on offer. Choose another one from the list.'),
    ).toBeVisible();
  });

  it('goes from the game to the type to the pick, and shows the winnings', async () => {
    serverWith([heat]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: HEAT }));
    // As wide as jsdom, one step stands after the other: the list gives way to the bet.
    expect(screen.queryByRole('button', { name: HEAT })).toBeNull();
    expect(screen.getByRole('form', { name: 'New bet' })).toHaveFocus();
    const types = within(form().getByRole('group', { name: 'Bet Type' })).getAllByRole('radio');
    expect(types.map((type) => (type as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Moneyline (Team to Win)',
      'Point Spread (Margin of Victory)',
      'Total (Over/Under)',
    ]);
    expect(form().queryByRole('group', { name: 'Your Pick' })).toBeNull();
    await user.click(radio('Moneyline (Team to Win)'));
    expect(radio('Miami Heat +130')).not.toBeChecked();
    expect(radio('Boston Celtics -150')).not.toBeChecked();
    expect(winnings()).toHaveTextContent('0');
    expect(placeBet()).toBeNull();
    await user.click(radio('Miami Heat +130'));
    expect(winnings()).toHaveTextContent('130');
    expect(placeBet()).toBeVisible();
  });

  it('clears pick and odds with another type', async () => {
    serverWith([heat]);
    const { user } = await openWithPick();
    expect(winnings()).toHaveTextContent('91');
    await user.click(radio('Total (Over/Under)'));
    expect(radio('Over 220.5 -108')).not.toBeChecked();
    expect(winnings()).toHaveTextContent('0');
    expect(placeBet()).toBeNull();
  });

  it('moves within a group by the arrows', async () => {
    serverWith([heat]);
    const { user } = await openView();
    radio('Moneyline (Team to Win)').focus();
    await user.keyboard(' {ArrowDown}');
    expect(radio('Point Spread (Margin of Victory)')).toBeChecked();
    expect(radio('Point Spread (Margin of Victory)')).toHaveFocus();
  });

  it('lets the game go with Change, and the keyboard goes on in the list', async () => {
    serverWith([heat]);
    const { user } = await openWithPick();
    await user.click(form().getByRole('button', { name: 'Change game' }));
    expect(screen.getByRole('button', { name: HEAT, pressed: false })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Games' })).toHaveFocus();
  });

  it('offers no type that is not quoted', async () => {
    serverWith([aGame({ odds: { ...heat.odds, total: null } })]);
    await openView();
    expect(radio('Total (Over/Under) not quoted')).toBeDisabled();
  });

  it('adds a price of the list to the slip', async () => {
    serverWith([heat]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: /^Moneyline, Miami Heat/ }));
    expect(screen.getByText('Miami Heat added to betslip')).toBeVisible();
    expect(useSlip.getState().items).toMatchObject([{ prediction: 'Miami Heat', odds: 130 }]);
  });
});

describe('the amount', () => {
  it('is 100 at first, takes digits alone, and is quick to choose', async () => {
    serverWith([heat]);
    const { user } = await openWithPick();
    expect(amount()).toHaveValue('100');
    expect(quick()).toHaveValue('100');
    const quickAmounts = within(quick()).getAllByRole('option');
    expect(quickAmounts.map(({ textContent }) => textContent)).toEqual([
      '100',
      '250',
      '500',
      '1,000',
    ]);
    await user.selectOptions(quick(), '1,000');
    expect(amount()).toHaveValue('1000');
    await user.clear(amount());
    expect(placeBet()).toBeNull();
    await user.type(amount(), '-1a2.5');
    expect(amount()).toHaveValue('125');
    await user.clear(amount());
    await user.paste('12.5');
    expect(amount()).toHaveValue('12');
    expect(within(quick()).getByRole('option', { name: 'Other' })).toBeVisible();
  });

  it('says at once when the balance does not cover it', async () => {
    serverWith([heat]);
    const { user } = await openWithPick();
    await user.clear(amount());
    await user.type(amount(), '1241');
    expect(amount()).toHaveAccessibleDescription('You have only 1,240 coins');
  });

  it.each([
    ['', 'Missing Information', 'Please complete all bet details before submitting'],
    ['0', 'Invalid Bet Amount', 'Please enter a valid bet amount greater than zero'],
    ['1241', 'Insufficient Balance', "You don't have enough virtual coins for this bet"],
  ])('of "%s" is refused with Enter', async (typed, title, text) => {
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    await user.clear(amount());
    await user.type(amount(), `${typed}{Enter}`);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('can be the whole balance', async () => {
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    await user.clear(amount());
    await user.type(amount(), '1240{Enter}');
    await waitFor(() => expect(placed).toMatchObject([{ body: { betAmount: 1240 } }]));
  });

  it("is at first one's own limit where that is lower", async () => {
    server.use(
      http.get('*/api/limits', () =>
        HttpResponse.json(limitsOf({ current: { ...NO_LIMITS, maxStake: 40 } })),
      ),
    );
    serverWith([heat]);
    await openWithPick();
    await waitFor(() => expect(amount()).toHaveValue('40'));
    expect(amount()).toBeValid();
  });

  it("cannot be placed above one's own limit", async () => {
    const current = { ...NO_LIMITS, maxStake: 40 };
    server.use(http.get('*/api/limits', () => HttpResponse.json(limitsOf({ current }))));
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    await user.clear(amount());
    await user.type(amount(), '41');
    expect(amount()).toHaveAccessibleDescription('Your own limit is 40 coins a bet');
    expect(placeBet()).toHaveAttribute('aria-disabled', 'true');
    await user.click(placeBet() ?? document.body);
    expect(amount()).toHaveFocus();
    expect(placed).toEqual([]);
  });

  it('cannot be placed above another own limit, with the sentence', async () => {
    const current = { ...NO_LIMITS, maxBetsPerDay: 1 };
    server.use(
      http.get('*/api/limits', () => HttpResponse.json(limitsOf({ current, betsToday: 1 }))),
    );
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    expect(placeBet()).toHaveAccessibleDescription(/^Your own limit is 1 bet a day/);
    expect(placeBet()).toHaveAttribute('aria-disabled', 'true');
    await user.click(placeBet() ?? document.body);
    expect(placed).toEqual([]);
  });

  it('says above 5% of the bankroll what it is of it, with one press to 1%', async () => {
    serverWith([heat]);
    const { user } = await openWithPick();
    expect(form().getByText(/^This stake is 8\.1% of your bankroll\./)).toBeVisible();
    await user.click(form().getByRole('button', { name: 'Lower it to 1%: 12 coins' }));
    expect(amount()).toHaveValue('12');
    expect(form().queryByText(/of your bankroll/)).toBeNull();
  });

  it('is not enough without a pick', async () => {
    const placed = serverWith([heat]);
    const { user } = await openView();
    await user.type(amount(), '{Enter}');
    expect(screen.getByText('Missing Information')).toBeVisible();
    expect(placed).toEqual([]);
  });
});

describe('placing the bet', () => {
  it('says so, shows the new balance and begins afresh', async () => {
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    await user.selectOptions(quick(), '250');
    await user.click(form().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByText('Bet Placed Successfully!')).toBeVisible();
    expect(screen.getByText('You placed a bet of 250 on Boston Celtics -3.5')).toBeVisible();
    expect(placed[0]?.body).toEqual({
      gameId: heat.id,
      betType: 'spread',
      betAmount: 250,
      odds: -110,
      prediction: 'Boston Celtics -3.5',
      potentialWinnings: 227,
    });
    expect(within(screen.getByRole('banner')).getByText('1,140')).toBeVisible();
    await user.click(screen.getByRole('button', { name: HEAT, pressed: false }));
    expect(amount()).toHaveValue('100');
    expect(form().queryByRole('radio', { checked: true })).toBeNull();
    expect(winnings()).toHaveTextContent('0');
  });

  it('says Processing... while it works', async () => {
    serverWith([heat]);
    server.use(http.post('*/api/place-bet', () => new Promise<never>(() => undefined)));
    const { user } = await openWithPick();
    await user.click(form().getByRole('button', { name: 'Place Bet' }));
    expect(form().getByRole('button', { name: 'Processing...' })).toHaveFocus();
  });

  it('says what the server says when it refuses, and keeps the bet', async () => {
    serverWith([heat]);
    refuseBets(403, 'An auditor cannot bet');
    const { user } = await openWithPick();
    await user.click(form().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByText('Error Placing Bet')).toBeVisible();
    expect(screen.getByText('An auditor cannot bet')).toBeVisible();
    expect(radio('Boston Celtics -3.5 -110')).toBeChecked();
  });

  it('says during a break until when it lasts, and sends nothing', async () => {
    const placed = serverWith([heat]);
    const coolOffUntil = inMinutes(24 * 60);
    server.use(http.get('*/api/limits', () => HttpResponse.json(limitsOf({ coolOffUntil }))));
    const { user } = await openWithPick();
    await form().findByText(/^You are on a break\. You can bet again on/);
    const place = form().getByRole('button', { name: 'Place Bet' });
    expect(place).toHaveAccessibleDescription(/^You are on a break/);
    expect(place).toHaveAttribute('aria-disabled', 'true');
    await user.click(place);
    expect(form().queryByText('Processing...')).toBeNull();
    expect(placed).toEqual([]);
  });

  it('brings the games up to date when betting on this one has closed', async () => {
    serverWith([heat]);
    refuseBets(409, 'Betting on this game has closed');
    const { user } = await openWithPick();
    const other = aGame({ id: 'b1b2c3d4e5f60718', homeTeam: { name: 'Utah Jazz', code: 'UTA' } });
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([other])));
    await user.click(form().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByText('Betting on this game has closed')).toBeVisible();
    expect(await screen.findByText(/That game is no longer on offer/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Miami Heat @ Utah Jazz' })).toBeVisible();
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    signedInAs(null);
    const placed = serverWith([heat]);
    const { user } = await openWithPick();
    await user.click(form().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to place bets' })).toBeVisible();
    expect(placed).toEqual([]);
  });
});

describe('when the odds have changed', () => {
  async function meetNewOdds() {
    const placed = serverWith([heat]);
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/api/place-bet')) sent.push(request.headers.get('Idempotency-Key'));
    });
    changeOddsOnce(moved);
    const page = await openWithPick();
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([moved])));
    await page.user.click(form().getByRole('button', { name: 'Place Bet' }));
    await form().findByRole('alertdialog', { name: 'Odds have changed' });
    return { ...page, placed, sent };
  }

  it('asks, and places the bet at the new price with a new key', async () => {
    const { user, placed, sent } = await meetNewOdds();
    expect(form().getByText('Old odds').parentElement).toHaveTextContent('Boston Celtics -3.5-110');
    expect(form().getByText('New odds').parentElement).toHaveTextContent('Boston Celtics -4.5-105');
    await user.click(form().getByRole('button', { name: 'Accept new odds' }));
    expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -4.5')).toBeVisible();
    expect(placed[0]?.body).toMatchObject({ odds: -105, prediction: 'Boston Celtics -4.5' });
    expect(new Set(sent).size).toBe(2);
  });

  it('places nothing when the new price is not taken', async () => {
    const { user, placed } = await meetNewOdds();
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form().queryByRole('alertdialog')).toBeNull());
    expect(radio('Boston Celtics -4.5 -105')).toBeChecked();
    expect(placed).toEqual([]);
  });
});

describe('when the answer is lost and the price moves', () => {
  const PLACE = { name: 'Place Bet' };

  async function loseAnswer(prepare = () => {}) {
    withEventSource();
    const placed = serverWith([heat]);
    prepare();
    const lost = loseFirstAnswer('*/api/place-bet');
    const page = await openWithPick();
    await waitFor(() => expect(FakeEventSource.to('/api/stream')).toBeDefined());
    await page.user.click(form().getByRole('button', PLACE));
    expect(await screen.findByText(/^The server did not answer\./)).toBeVisible();
    act(() => FakeEventSource.to('/api/stream')?.say('lines', { games: [moved], gone: [] }));
    const renewed = await form().findByRole('radio', { name: 'Boston Celtics -4.5 -105' });
    expect(renewed).toBeChecked();
    return { ...page, placed, lost };
  }

  it('sends the very same bet once more, says what was placed and begins afresh', async () => {
    const { user, placed, lost } = await loseAnswer();
    await user.click(form().getByRole('button', PLACE));
    expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -3.5')).toBeVisible();
    expect(placed).toEqual(lost);
    expect(screen.getByRole('button', { name: HEAT, pressed: false })).toBeVisible();
  });

  it('keeps the choice of another bet, which the next press places', async () => {
    const { user, placed, lost } = await loseAnswer();
    await user.click(radio(/^Miami Heat/));
    await user.click(form().getByRole('button', PLACE));
    expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -3.5')).toBeVisible();
    expect(placed).toEqual(lost);
    expect(radio(/^Miami Heat/)).toBeChecked();
    await user.click(form().getByRole('button', PLACE));
    expect(await screen.findByText('You placed a bet of 100 on Miami Heat +4.5')).toBeVisible();
    expect(placed[1]?.key).not.toBe(lost[0]?.key);
  });

  it('places the present bet at once, with a new key, when that one is refused', async () => {
    const { user, placed, lost } = await loseAnswer(() => changeOddsOnce(moved));
    await user.click(form().getByRole('button', PLACE));
    expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -4.5')).toBeVisible();
    expect(placed).toMatchObject([{ body: { odds: -105 } }]);
    expect(placed[0]?.key).not.toBe(lost[0]?.key);
  });
});
