import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatTime } from '@/lib/dates';
import { BET_SELECTED, useSlip } from '@/lib/slip';
import { aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { changeOddsOnce, game, refuseBets, serverWith, slip } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const HEAT = 'Miami Heat @ Boston Celtics';
const heat = aGame();
const kings = aGame({
  id: 'b1b2c3d4e5f60718',
  startTime: inMinutes(90),
  homeTeam: { name: 'Dallas Stars', code: 'DAL' },
  awayTeam: { name: 'Los Angeles Kings', code: 'LAK' },
});
const moved = {
  ...heat,
  odds: { ...heat.odds, spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 } },
};
const celtics = () => game(HEAT).getByRole('button', { name: /^Spread, Boston Celtics/ });
const stakes = () => slip().getAllByRole('textbox', { name: /^Stake/ });

async function openPage() {
  const page = await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  return page;
}

/** With the Celtics at -3.5 and, where there are two, the Kings on the slip. */
async function openWithSelections(n: 1 | 2 = 1) {
  const page = await openPage();
  await page.user.click(celtics());
  if (n === 2) {
    const other = game('Los Angeles Kings @ Dallas Stars');
    await page.user.click(other.getByRole('button', { name: /LAK/ }));
  }
  return page;
}

beforeEach(() => signedInAs(ada));

describe('a price that is pressed', () => {
  it('comes onto the slip, is announced and is said', async () => {
    serverWith([heat]);
    const selected = vi.fn();
    window.addEventListener(BET_SELECTED, selected, { once: true });
    const { user } = await openPage();
    await user.click(celtics());
    expect((selected.mock.calls[0]?.[0] as CustomEvent).detail).toEqual({
      id: expect.any(Number) as number,
      gameId: heat.id,
      eventName: HEAT,
      betType: 'spread',
      selection: 'Boston Celtics -3.5',
      odds: -110,
    });
    expect(screen.getByText('Selection Added')).toBeVisible();
    expect(screen.getByText('Boston Celtics -3.5 added to betslip')).toBeVisible();
    expect(celtics()).toHaveAttribute('aria-pressed', 'true');
    expect(slip().getByRole('heading')).toHaveTextContent('Bet slip(1)');
    const row = within(slip().getByRole('listitem'));
    for (const text of ['Boston Celtics -3.5', '-110', HEAT, 'Simulated']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText(/^Spread/)).toHaveTextContent(
      `Spread·${formatDate(heat.startTime)}, ${formatTime(heat.startTime)}`,
    );
    expect(row.queryByText(/a1b2c3d4/)).toBeNull();
  });

  it('leaves the slip again when it is pressed once more', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(celtics());
    expect(screen.getByText('Selection Removed')).toBeVisible();
    expect(celtics()).toHaveAttribute('aria-pressed', 'false');
    expect(slip().queryByRole('listitem')).toBeNull();
  });
});

describe('the slip', () => {
  it('takes whole coins alone and shows what each would win, and all together', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [first] = stakes();
    await user.clear(first ?? document.body);
    await user.type(first ?? document.body, '2.5x0');
    expect(first).toHaveValue('250');
    // 250 at -110 wins 227.27..., 100 at +130 wins 130.
    expect(slip().getByText('Total stake').parentElement).toHaveTextContent('350');
    expect(slip().getByText('Potential winnings').parentElement).toHaveTextContent('357');
  });

  it('lets go of one selection and keeps the keyboard in place, or of all', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    await user.click(slip().getByRole('button', { name: 'Remove Boston Celtics -3.5' }));
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
    expect(slip().getByText('Los Angeles Kings')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Bet slip' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.click(slip().getByRole('button', { name: 'Clear all' }));
    expect(slip().getByText(/Press a price to put it here/)).toBeVisible();
  });

  it('shows the present quote of a selection, and the one it was added at', async () => {
    serverWith([moved]);
    useSlip.getState().add({
      gameId: heat.id,
      eventName: HEAT,
      betType: 'spread',
      selection: 'Boston Celtics -3.5',
      odds: -110,
    });
    await openPage();
    expect(slip().getByText('Boston Celtics -4.5')).toBeVisible();
    expect(slip().getByText('Was Boston Celtics -3.5 -110 when you added it')).toBeVisible();
    expect(celtics()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('what cannot pay, or not be placed', () => {
  it('says that both sides of one market cancel out', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    expect(slip().queryByText(/cancel out/)).toBeNull();
    await user.click(game(HEAT).getByRole('button', { name: /^Spread, Miami Heat/ }));
    expect(slip().getByText(/^Both sides of one market cancel out/)).toHaveTextContent(HEAT);
    await user.click(celtics());
    expect(slip().queryByText(/cancel out/)).toBeNull();
  });

  it('says nothing of two markets of one game', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(game(HEAT).getByRole('button', { name: /^Moneyline, Miami Heat/ }));
    expect(slip().queryByText(/cancel out/)).toBeNull();
  });

  it('counts only what is on offer, and says why the rest is not', async () => {
    serverWith([{ ...heat, odds: { ...heat.odds, total: null } }]);
    const { user } = await openPage();
    const { add } = useSlip.getState();
    const gone = { eventName: 'A @ B', betType: 'moneyline', selection: 'A', odds: 120 } as const;
    act(() => {
      add({ ...gone, gameId: '00000000000000a1' });
      add({ ...gone, gameId: heat.id, betType: 'total', selection: 'Over 220.5' });
    });
    await user.click(celtics());
    expect(slip().getByRole('heading')).toHaveTextContent('Bet slip(1)');
    expect(slip().getByText(/^No longer on offer: its game has started/)).toBeVisible();
    expect(slip().getByText(/^No longer on offer: this market is not quoted/)).toBeVisible();
  });

  it('puts what is closed last, and lets go of it alone', async () => {
    serverWith([heat]);
    const { user } = await openPage();
    act(() => {
      const gone = { eventName: 'A @ B', betType: 'moneyline', selection: 'A', odds: 120 } as const;
      useSlip.getState().add({ ...gone, gameId: '00000000000000a1' });
    });
    expect(slip().getByRole('button', { name: 'Remove closed' })).toBeVisible();
    await user.click(celtics());
    const [first, last] = slip().getAllByRole('listitem');
    expect(first).toHaveTextContent('Boston Celtics -3.5');
    expect(last).toHaveTextContent('No longer on offer');
    await user.click(slip().getByRole('button', { name: 'Remove closed' }));
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
    expect(slip().getByText('Boston Celtics -3.5')).toBeVisible();
    expect(slip().queryByRole('button', { name: 'Remove closed' })).toBeNull();
  });

  it('says at the stake that the balance does not cover it, and of all of them together', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [first, second] = stakes();
    const type = async (field: HTMLElement | undefined, text: string) => {
      await user.clear(field ?? document.body);
      await user.type(field ?? document.body, text);
    };
    await type(first, '1241');
    expect(first).toHaveAccessibleDescription('You have only 1,240 coins');
    expect(slip().queryByText(/^Together more/)).toBeNull();
    await type(first, '1240');
    expect(first).toBeValid();
    expect(slip().getByText('Together more than your balance of 1,240 coins.')).toBeVisible();
    await type(second, '0');
    expect(slip().queryByText(/^Together more/)).toBeNull();
  });
});

describe('on a small screen', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  });

  it('opens as a drawer on the first add, and not on the next', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections();
    const drawer = within(await screen.findByRole('dialog', { name: 'Bet slip (1)' }));
    expect(drawer.getByText('Boston Celtics -3.5')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(game('Los Angeles Kings @ Dallas Stars').getByRole('button', { name: /LAK/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // jsdom is as wide as a screen that has the slip beside the games, so its button is hidden.
    await user.click(screen.getByText('Bet Slip (2)'));
    expect(await screen.findByRole('dialog', { name: 'Bet slip (2)' })).toBeVisible();
  });

  it('closes the drawer when nothing is left in it', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    const drawer = within(await screen.findByRole('dialog', { name: 'Bet slip (1)' }));
    await user.click(drawer.getByRole('button', { name: 'Remove Boston Celtics -3.5' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('placing the slip', () => {
  it('places one bet, says so, shows the new balance and lets the selection go', async () => {
    const placed = serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByText('Bet Placed Successfully!')).toBeVisible();
    expect(screen.getByText('You placed a bet of 100 on Boston Celtics -3.5')).toBeVisible();
    expect(slip().getByText('Placed')).toBeVisible();
    expect(placed[0]?.body).toEqual({
      gameId: heat.id,
      betType: 'spread',
      betAmount: 100,
      odds: -110,
      prediction: 'Boston Celtics -3.5',
      potentialWinnings: 91,
    });
    expect(within(screen.getByRole('banner')).getByText('1,140')).toBeVisible();
    await waitFor(() => expect(useSlip.getState().items).toEqual([]));
  });

  it('places each as a bet of its own, with its own key', async () => {
    const placed = serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    expect(await screen.findByText('Successfully placed 2 bet(s)')).toBeVisible();
    expect(screen.getByText('Bets Placed')).toBeVisible();
    expect(placed.map(({ body }) => body.prediction)).toEqual([
      'Boston Celtics -3.5',
      'Los Angeles Kings',
    ]);
    expect(new Set(placed.map(({ key }) => key)).size).toBe(2);
  });

  it('says Processing... while it works', async () => {
    serverWith([heat]);
    server.use(http.post('*/api/place-bet', () => new Promise<never>(() => undefined)));
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(slip().getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(slip().getByRole('button', { name: /^Remove/ })).toBeDisabled();
    expect(slip().getByRole('button', { name: 'Clear all' })).toBeDisabled();
  });

  it('keeps what was refused, with the reason beside it, and places the rest', async () => {
    const placed = serverWith([heat, kings]);
    server.use(
      http.post(
        '*/api/place-bet',
        () => new HttpResponse('Betting on this game has closed', { status: 409 }),
        { once: true },
      ),
    );
    const { user } = await openWithSelections(2);
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    expect(await slip().findByText('Betting on this game has closed')).toBeVisible();
    expect(await screen.findByText('Bet Placed Successfully!')).toBeVisible();
    expect(placed).toHaveLength(1);
    await waitFor(() => expect(slip().getAllByRole('listitem')).toHaveLength(1));
  });

  it('says why when nothing was placed', async () => {
    serverWith([heat]);
    refuseBets(503, 'Busy, try again');
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByText('Error Placing Bet')).toBeVisible();
    expect(screen.getByText('503: Busy, try again')).toBeVisible();
    expect(slip().getByText('Busy, try again')).toBeVisible();
  });

  it.each([
    ['0', 'Invalid Bet Amount', 'Please enter a valid bet amount greater than zero'],
    ['1241', 'Insufficient Balance', "You don't have enough virtual coins for this bet"],
  ])('sends nothing for a stake of %s', async (stake, title, text) => {
    const placed = serverWith([heat]);
    const { user } = await openWithSelections();
    await user.clear(stakes()[0] ?? document.body);
    await user.type(stakes()[0] ?? document.body, stake);
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    signedInAs(null);
    const placed = serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to place bets' }));
    expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(dialog.getByText(/nothing has been recorded/)).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('asks to sign in when the session has ended', async () => {
    serverWith([heat]);
    refuseBets(401, 'Sign in to do this');
    const { user } = await openWithSelections();
    signedInAs(null);
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to place bets' }));
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    const header = within(screen.getByRole('banner'));
    expect(await header.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
  });
});

describe('when the odds have changed', () => {
  const question = () => within(slip().getByRole('alertdialog', { name: 'Odds have changed' }));

  async function meetNewOdds() {
    const placed = serverWith([heat]);
    changeOddsOnce(moved);
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
    expect(await screen.findByText('You placed a bet of 100 on Boston Celtics -4.5')).toBeVisible();
    expect(placed[0]?.body).toMatchObject({
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
    const placed = serverWith([heat]);
    changeOddsOnce(moved);
    const { user } = await openWithSelections();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    // The games that are read anew after the refusal quote -110 again.
    await user.click(await slip().findByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed[0]?.body.odds).toBe(-110));
    expect(slip().queryByRole('alertdialog')).toBeNull();
  });

  it('says so when the side is not quoted at all any more', async () => {
    serverWith([heat]);
    const page = await openWithSelections();
    changeOddsOnce({ ...heat, odds: { ...heat.odds, spread: null } });
    await page.user.click(slip().getByRole('button', { name: 'Place Bet' }));
    expect(await slip().findByText('This price is no longer on offer.')).toBeVisible();
  });
});
