import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSlip } from '@/state/slip';
import { ada } from '@/test/people';
import { game, moveSlipOnce, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { aSelection, LATER, LIVE } from '@/test/slip';
import { HEAT, heat, kings, openPage, openWithSelections } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));

describe('a parlay', () => {
  const toggle = () => slip().queryByRole('checkbox', { name: /^Parlay/ });
  const figure = (name: string) => slip().getByText(name).parentElement;

  async function openParlay() {
    const page = await openWithSelections(2);
    await page.user.click(toggle() ?? document.body);
    return page;
  }

  it('can be chosen only for more than one selection', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections();
    expect(toggle()).toBeNull();
    const other = game('Los Angeles Kings @ Dallas Stars');
    await user.click(other.getByRole('button', { name: /LAK/ }));
    expect(toggle()).not.toBeChecked();
    await user.click(slip().getByRole('button', { name: 'Remove Los Angeles Kings' }));
    expect(toggle()).toBeNull();
  });

  it('has one stake, with its quick picks, the combined odds and what comes back', async () => {
    serverWith([heat, kings]);
    const { user } = await openParlay();
    // 21/11 times 23/10 is 4.3909.
    expect(slip().queryByRole('textbox', { name: /^Stake/ })).toBeNull();
    expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveValue('10');
    expect(figure('Combined odds')).toHaveTextContent('+339');
    expect(figure('Implied chance')).toHaveTextContent('22.8%');
    // It keeps 5.0% of a coin on -110 against -112, 3.4% of one on +130 against -150: together 1 - 0.950 * 0.966.
    expect(figure('Bookmaker margin')).toHaveTextContent('8.1%');
    expect(figure('Total stake')).toHaveTextContent('10');
    expect(figure('Potential winnings')).toHaveTextContent('34');
    expect(figure('Returns with the stake')).toHaveTextContent('44');
    const quick = within(slip().getByRole('group', { name: 'Quick parlay stake' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '5',
      '10',
      '25',
    ]);
    await user.click(quick.getByRole('button', { name: '25' }));
    expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveValue('25');
    expect(figure('Returns with the stake')).toHaveTextContent('110');
  });

  it('is placed as one bet', async () => {
    serverWith([heat, kings]);
    const placed = takeSlips();
    const { user } = await openParlay();
    await user.type(slip().getByRole('textbox', { name: /1 to 99 percent/ }), '30');
    await user.click(slip().getByRole('button', { name: 'Place Parlay' }));
    expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
    expect(placed[0]?.body).toEqual({
      items: [
        { gameId: heat.id, betType: 'spread', side: 'home', line: -3.5, odds: -110 },
        { gameId: kings.id, betType: 'moneyline', side: 'away', line: 0, odds: 130 },
      ],
      parlay: { betAmount: 10, potentialWinnings: 34, statedChance: 0.3 },
    });
  });

  it('cannot be placed without a stake', async () => {
    serverWith([heat, kings]);
    const placed = takeSlips();
    const { user } = await openParlay();
    await user.clear(slip().getByRole('textbox', { name: 'Parlay stake' }));
    const place = slip().getByRole('button', { name: 'Place Parlay' });
    expect(place).toHaveAttribute('aria-disabled', 'true');
    await user.click(place);
    expect(screen.getByText('Invalid Bet Amount')).toBeVisible();
    const stake = slip().getByRole('textbox', { name: 'Parlay stake' });
    expect(stake).toHaveFocus();
    expect(stake).toHaveAccessibleDescription('Enter a stake of at least 1 coin');
    expect(placed).toEqual([]);
  });

  const BOTH = /one leg from each game/;

  it('is refused at once where its legs hang together, with the reason', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    await user.click(game(HEAT).getByRole('button', { name: /^Moneyline, Miami Heat/ }));
    // Nobody has asked for a parlay yet.
    expect(slip().queryByText(BOTH)).toBeNull();
    expect(slip().getByRole('button', { name: 'Place 2 Bets' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await user.click(toggle() ?? document.body);
    const place = slip().getByRole('button', { name: 'Place Parlay' });
    expect(place).toHaveAccessibleDescription(BOTH);
    expect(place).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not placed with a leg that came later and does not fit, and can be let go of', async () => {
    serverWith([heat, kings]);
    const placed = takeSlips();
    const { user } = await openParlay();
    await user.click(game(HEAT).getByRole('button', { name: /^Moneyline, Miami Heat/ }));
    const place = slip().getByRole('button', { name: 'Place Parlay' });
    expect(place).toHaveAccessibleDescription(BOTH);
    expect(place).toHaveAttribute('aria-disabled', 'true');
    await user.click(place);
    expect(placed).toEqual([]);
    await user.click(toggle() ?? document.body);
    expect(slip().getByRole('button', { name: 'Place 3 Bets' })).toBeVisible();
  });

  describe('that loses a leg', () => {
    const goOn = (name: string) => slip().findByRole('button', { name: `Go on with ${name}` });

    it('is not placed without it before that is agreed to', async () => {
      serverWith([heat, kings]);
      const placed = takeSlips();
      useSlip
        .getState()
        .add(aSelection({ gameId: 'c1b2c3d4e5f60718', eventName: 'Chicago Cubs @ New York Mets' }));
      const { user } = await openParlay();
      const said = within(slip().getByRole('alert'));
      expect(said.getByText('A leg is no longer on offer')).toBeVisible();
      expect(said.getByText('Boston Celtics -3.5').parentElement).toHaveTextContent(
        'Boston Celtics -3.5, Chicago Cubs @ New York Mets',
      );
      expect(said.getByText('What is left is a parlay of 2 legs.')).toBeVisible();
      expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
      await user.click(await goOn('2 legs'));
      expect(slip().queryByRole('alert')).toBeNull();
      expect(placed).toEqual([]);
      await user.click(slip().getByRole('button', { name: 'Place Parlay' }));
      expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
      expect(placed[0]?.body.items).toHaveLength(2);
    });

    it('does not become a single bet by itself either', async () => {
      serverWith([heat]);
      const placed = takeSlips();
      useSlip.getState().add(aSelection());
      useSlip.getState().add(aSelection({ gameId: kings.id, eventName: 'gone' }));
      useSlip.getState().setParlay(true);
      const { user } = await openPage();
      expect(
        await slip().findByText('What is left is a single bet, with a stake of its own.'),
      ).toBeVisible();
      expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull();
      await user.click(await goOn('the single bet'));
      expect(slip().getByRole('button', { name: 'Place Bet' })).toBeVisible();
      expect(placed).toEqual([]);
    });

    it('is not placed without it either where another one has a new price', async () => {
      serverWith([heat, kings]);
      const placed = takeSlips();
      useSlip.getState().add(LIVE);
      const { user } = await openParlay();
      const offer = {
        prediction: LIVE.prediction,
        line: 0,
        odds: -155,
        quotedAt: LATER,
        quoteId: null,
      };
      moveSlipOnce([
        { item: 0, reason: 'Live odds move.', offer },
        { item: 1, reason: 'This market is not offered any more', offer: null },
      ]);
      await user.click(slip().getByRole('button', { name: 'Place Parlay' }));
      await user.click(await slip().findByRole('button', { name: 'Accept new odds' }));
      expect(slip().getByText('What is left is a parlay of 2 legs.')).toBeVisible();
      expect(placed).toEqual([]);
      await user.click(await goOn('2 legs'));
      await user.click(slip().getByRole('button', { name: 'Place Parlay' }));
      await waitFor(() => expect(placed).toHaveLength(1));
      expect(placed[0]?.body.items).toMatchObject([{ odds: -155 }, { odds: 130 }]);
    });
  });
});
