import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '@/test/people';
import { game, serverWith, slip } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { celtics, heat, kings, openWithSelections, stakes } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));

describe('from a picked price to its stake', () => {
  it.each([
    ['by the link after it', '{Tab}{Enter}'],
    ['by the key S', 's'],
    ['by the key S with the capitals locked', 'S'],
  ])('it is at most two keys: %s', async (_how, keys) => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    celtics().focus();
    await user.keyboard(keys);
    expect(stakes()[0]).toHaveFocus();
    await user.keyboard('25');
    expect(stakes()[0]).toHaveValue('25');
  });

  it('a parlay has one stake for all', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
    celtics().focus();
    await user.keyboard('s');
    expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveFocus();
  });

  it('S does nothing elsewhere, with another key, or at a price that is not picked', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections();
    const other = game('Los Angeles Kings @ Dallas Stars').getByRole('button', { name: /LAK/ });
    expect(celtics()).toHaveAttribute('aria-keyshortcuts', 's');
    expect(other).not.toHaveAttribute('aria-keyshortcuts');
    other.focus();
    await user.keyboard('s');
    expect(other).toHaveFocus();
    celtics().focus();
    await user.keyboard('{Control>}s{/Control}');
    expect(celtics()).toHaveFocus();
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('on a small screen', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    );
  });

  it('opens as a drawer on the first add, and not on the next', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections();
    const drawer = within(await screen.findByRole('dialog', { name: 'Bet slip (1)' }));
    expect(drawer.getByText('Boston Celtics -3.5')).toBeVisible();
    // The drawer shows it: nothing lies over it.
    expect(screen.getByText('Selection Added')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(game('Los Angeles Kings @ Dallas Stars').getByRole('button', { name: /LAK/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    // jsdom is as wide as a screen that has the slip beside the games, so its button is hidden.
    await user.click(screen.getByText('Bet Slip (2)'));
    expect(await screen.findByRole('dialog', { name: 'Bet slip (2)' })).toBeVisible();
  });

  it('opens for the stake of a price from which the keyboard goes there', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    const first = await screen.findByRole('dialog');
    await user.click(within(first).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    celtics().focus();
    await user.keyboard('s');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole('textbox', { name: /^Stake/ })).toBeVisible();
  });

  it('closes the drawer when nothing is left in it', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    const drawer = within(await screen.findByRole('dialog', { name: 'Bet slip (1)' }));
    await user.click(drawer.getByRole('button', { name: 'Remove Boston Celtics -3.5' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
