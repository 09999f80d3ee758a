import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatTime } from '@/domain/format/dates';
import { toasts } from '@/features/slip/placing/bet-toasts';
import { BET_SELECTED, useSlip } from '@/state/slip';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { ada } from '@/test/people';
import { game, refuseSlips, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { aSelection } from '@/test/slip';
import { celtics, HEAT, heat, kings, openPage, openWithSelections, stakes } from '@/test/slip-page';

const moved = {
  ...heat,
  odds: { ...heat.odds, spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 } },
};
beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

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
    // Heard only: the slip beside the games shows it.
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(celtics()).toHaveAttribute('aria-pressed', 'true');
    // jsdom shows both: for a slip beside the games, and for one below them.
    const [toSlip] = screen.getAllByText('Go to bet slip');
    expect(celtics().nextElementSibling).toBe(toSlip);
    expect(toSlip).toHaveAttribute('href', '#bet-slip');
    expect(slip().getByRole('heading')).toHaveTextContent('Bet slip(1)');
    expect(stakes()[0]).toHaveValue('10');
    const row = within(slip().getByRole('listitem'));
    for (const text of ['Boston Celtics -3.5', '-110', HEAT, 'Simulated']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText(/^Spread/)).toHaveTextContent(
      new RegExp(`^Spread·In 3[01] min, ${formatTime(heat.startTime)}`),
    );
    expect(row.getByText('Game a1b2c3d4').parentElement).toHaveTextContent(
      'Simulated, no real money · Game a1b2c3d4',
    );
    expect(row.queryByText(/a1b2c3d4e/)).toBeNull();
  });

  it('leaves the slip again when it is pressed once more', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(celtics());
    expect(screen.getByText('Selection Removed')).toBeVisible();
    expect(celtics()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Go to bet slip')).toBeNull();
    expect(slip().queryByRole('listitem')).toBeNull();
  });
});

describe('the slip', () => {
  it('shows what each would win, and all together', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [first] = stakes();
    await user.clear(first ?? document.body);
    await user.type(first ?? document.body, '250');
    expect(first).toHaveValue('250');
    // 250 at -110 wins 227.27..., 10 at +130 wins 13.
    expect(slip().getByText('Total stake').parentElement).toHaveTextContent('260');
    expect(slip().getByText('Potential winnings').parentElement).toHaveTextContent('240');
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
    expect(slip().getByText(/Pick a price to add it/)).toBeVisible();
  });

  it('shows the present quote of a selection, and the one it was added at', async () => {
    serverWith([moved]);
    useSlip.getState().add(aSelection());
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

  it('says nothing of both sides under a condition, which can both lose', async () => {
    serverWith([heat]);
    await openPage();
    const condition = { type: 'if_win', team: 'home' } as const;
    const total = aSelection({ betType: 'total', condition });
    act(() => {
      useSlip.getState().add({ ...total, side: 'over', prediction: 'Over 220.5' });
      useSlip.getState().add({ ...total, side: 'under', prediction: 'Under 220.5' });
    });
    expect(slip().getByText('Under 220.5')).toBeVisible();
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
    act(() => {
      add(aSelection({ gameId: '00000000000000a1' }));
      add(aSelection({ betType: 'total', side: 'over', prediction: 'Over 220.5' }));
    });
    await user.click(celtics());
    expect(slip().getByRole('heading')).toHaveTextContent('Bet slip(1)');
    expect(stakes()[0]).toHaveValue('10');
    expect(slip().getByText(/^No longer on offer: its game has started/)).toBeVisible();
    expect(slip().getByText(/^No longer on offer: this market is not quoted/)).toBeVisible();
  });

  it('puts what is closed last, and lets go of it alone', async () => {
    serverWith([heat]);
    const { user } = await openPage();
    act(() => {
      useSlip.getState().add(aSelection({ gameId: '00000000000000a1' }));
    });
    expect(slip().getByRole('button', { name: 'Remove closed' })).toBeVisible();
    expect(slip().queryByRole('status')).toBeNull();
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

describe('placing the slip', () => {
  const place = (name: string | RegExp = 'Place Bet') => slip().getByRole('button', { name });

  it('places one bet, says so, shows the new balance and lets the selection go', async () => {
    serverWith([heat]);
    const placed = takeSlips();
    const { user } = await openWithSelections();
    // 'Done' is shown for a second: the wait for it begins before the press.
    const done = slip().findByText('Done');
    await user.click(place());
    expect((await done).closest('button')).toHaveFocus();
    expect(slip().getByText('Placed')).toBeVisible();
    expect(slip().queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(slip().getByText('Total stake').parentElement).toHaveTextContent('10');
    expect(await screen.findByText('Bets Placed')).toBeVisible();
    expect(screen.getByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body).toEqual({
      items: [
        {
          gameId: heat.id,
          betType: 'spread',
          betAmount: 10,
          odds: -110,
          side: 'home',
          line: -3.5,
          potentialWinnings: 9,
        },
      ],
    });
    expect(within(screen.getByRole('banner')).getByText('1,140')).toBeVisible();
    await waitFor(() => expect(useSlip.getState().items).toEqual([]));
  });

  it('places all of it with one call and one key', async () => {
    serverWith([heat, kings]);
    const placed = takeSlips();
    const { user } = await openWithSelections(2);
    await user.click(place('Place 2 Bets'));
    expect(await screen.findByText('Successfully placed 2 bet(s)')).toBeVisible();
    expect(placed).toHaveLength(1);
    expect(placed[0]?.key).toMatch(/^[!-~]{1,64}$/);
    expect(placed[0]?.body.items).toMatchObject([
      { gameId: heat.id, side: 'home', line: -3.5 },
      { gameId: kings.id, betType: 'moneyline' },
    ]);
  });

  it('says Processing... while it works', async () => {
    serverWith([heat]);
    server.use(http.post('*/api/bets/slip', () => new Promise<never>(() => undefined)));
    const { user } = await openWithSelections();
    await user.click(place());
    expect(place('Processing...')).toHaveAttribute('aria-disabled', 'true');
    expect(slip().getByRole('button', { name: /^Remove/ })).toBeDisabled();
    expect(slip().getByRole('button', { name: 'Clear all' })).toBeDisabled();
  });

  it('keeps everything when the server refuses, and says why once', async () => {
    serverWith([heat, kings]);
    refuseSlips(409, 'Betting on this game has closed');
    const { user } = await openWithSelections(2);
    await user.click(place('Place 2 Bets'));
    expect(await screen.findByText('Error Placing Bet')).toBeVisible();
    expect(screen.getAllByText(/Betting on this game has closed$/)).toHaveLength(1);
    expect(screen.getByText('Betting on this game has closed')).toBeVisible();
    expect(slip().getAllByRole('listitem')).toHaveLength(2);
    expect(place('Place 2 Bets')).toBeVisible();
  });

  it('says no longer what went wrong once it is tried again, or on another page', async () => {
    serverWith([heat]);
    refuseSlips(503, 'Busy');
    const { user } = await openWithSelections();
    await user.click(place());
    expect(await screen.findByText('Error Placing Bet')).toBeVisible();
    server.use(http.post('*/api/bets/slip', () => new Promise<never>(() => undefined)));
    await user.click(place());
    expect(place('Processing...')).toBeVisible();
    expect(screen.queryByText('Error Placing Bet')).toBeNull();
    act(() => toasts.failed('Busy'));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name: 'Learn' }));
    await waitFor(() => expect(screen.queryByText('Error Placing Bet')).toBeNull());
  });

  it.each([
    ['0', 'Invalid Bet Amount', 'Please enter a valid bet amount greater than zero'],
    ['1241', 'Insufficient Balance', "You don't have enough virtual coins for this bet"],
  ])('sends nothing for a stake of %s', async (stake, title, text) => {
    serverWith([heat]);
    const placed = takeSlips();
    const { user } = await openWithSelections();
    await user.clear(stakes()[0] ?? document.body);
    await user.type(stakes()[0] ?? document.body, stake);
    await user.click(place());
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('is disabled while the stakes together are not above 0', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [first, second] = stakes();
    await user.clear(first ?? document.body);
    expect(place('Place 2 Bets')).toHaveAttribute('aria-disabled', 'false');
    await user.clear(second ?? document.body);
    expect(place('Place 2 Bets')).toHaveAttribute('aria-disabled', 'true');
  });

  it('says of an empty slip that there are no bets in it', async () => {
    serverWith([heat]);
    const placed = takeSlips();
    const { user } = await openPage();
    expect(place('Place Bets')).toHaveAttribute('aria-disabled', 'true');
    await user.click(place('Place Bets'));
    expect(screen.getByText('No Bets')).toBeVisible();
    expect(screen.getByText('There are no bets in your slip to place')).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('tells a visitor from the first selection on that one has to sign in', async () => {
    signedInAs(null);
    serverWith([heat]);
    await openWithSelections();
    expect(slip().getByText(/guest: nothing is recorded/)).toBeVisible();
    expect(slip().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    signedInAs(null);
    serverWith([heat]);
    const placed = takeSlips();
    const { user } = await openWithSelections();
    await user.click(place());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to place bets' }));
    expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/?tab=register',
    );
    expect(dialog.getByText(/nothing has been recorded/)).toBeVisible();
    expect(placed).toEqual([]);
  });

  it('leads to the sign-in at once when the session has ended, and keeps the slip', async () => {
    withEventSource();
    serverWith([heat]);
    refuseSlips(401, 'You are not signed in');
    const failed = vi.spyOn(toasts, 'failed');
    const { user } = await openWithSelections();
    await waitFor(() => expect(FakeEventSource.to('/api/stream')).toBeDefined());
    server.use(http.get('*/api/auth/me', () => new Promise<never>(() => undefined)));
    await user.click(place());
    expect(await screen.findByRole('heading', { name: 'You were signed out' })).toBeVisible();
    expect(await screen.findByText('What you last asked for was not done.')).toBeVisible();
    expect(failed).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it('says what it is: simulated, for education and entertainment', async () => {
    serverWith([heat]);
    const { user } = await openPage();
    const all = 'Simulated, no real money. For education and entertainment only.';
    expect(slip().getByText(all)).toBeVisible();
    await user.click(celtics());
    expect(slip().getByText(/^Simulated, no real money/)).toBeVisible();
    expect(slip().getByText('For education and entertainment only.')).toBeVisible();
  });
});
