import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFirstBetGuide } from '@/state/first-bet';
import { ada } from '@/test/people';
import { serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { celtics, heat, openPage, stakes } from '@/test/slip-page';

const TITLE = 'Your first bet, step by step';
const guide = () => within(screen.getByRole('region', { name: TITLE }));
const current = () =>
  guide()
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');

beforeEach(() => {
  signedInAs(ada);
  serverWith([heat]);
  useFirstBetGuide.setState({ closedBy: [] });
});

describe('the guide to a first bet', () => {
  it('follows what the player does, and says what each step means', async () => {
    const placed = takeSlips();
    const { user } = await openPage();
    expect(current()).toHaveTextContent('Choose a price');
    expect(guide().getByRole('status')).toBeEmptyDOMElement();
    await user.click(celtics());
    expect(stakes()[0]).toHaveValue('10');
    // 110 of 210 such bets must win; 10 coins at -110 win 9.
    expect(guide().getAllByText(/it must win 52\.4% of the time/)[0]).toBeInTheDocument();
    expect(guide().getByRole('status')).toHaveTextContent(
      '10 coins: if it wins you gain 9 coins, if it loses you lose 10 coins.',
    );
    expect(current()).toHaveTextContent('Place it, or leave it');
    await user.click(slip().getByRole('button', { name: /^Place/ }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(await guide().findByText('Your bet is placed.')).toBeVisible();
    expect(guide().getByRole('link', { name: 'My Bets' })).toHaveAttribute('href', '/my-bets');
    expect(guide().queryByRole('list')).toBeNull();
  });

  it('is a line above the games of a small screen, with its steps below on request', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: false } as MediaQueryList),
    );
    const { user } = await openPage();
    expect(guide().getByText('Step 1 of 3: choose a price')).toBeVisible();
    expect(guide().queryByRole('list')).toBeNull();
    const all = guide().getByRole('button', { name: 'All steps' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    expect(guide().getAllByRole('listitem')).toHaveLength(3);
    expect(guide().getByText(/10 coins are filled in/)).toBeVisible();
    expect(all).toHaveAttribute('aria-expanded', 'true');
  });

  it('can be closed, and stays closed', async () => {
    const { user, unmount } = await openPage();
    await user.click(guide().getByRole('button', { name: 'Close the guide' }));
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    unmount();
    await openPage();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(localStorage.getItem('chalkline.first-bet-closed')).toBe('[7]');
  });

  it('goes back a step when the pick is taken off', async () => {
    const { user } = await openPage();
    await user.click(celtics());
    await user.click(celtics());
    expect(current()).toHaveTextContent('Choose a price');
  });

  it('is not for who has placed a bet, nor for a visitor', async () => {
    signedInAs({ ...ada, badges: [{ id: 'first-bet', name: 'First Bet' }] });
    const { unmount } = await openPage();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    unmount();
    signedInAs(null);
    await openPage();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('is not for who cannot bet now', async () => {
    signedInAs({ ...ada, emailVerified: false });
    await openPage();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
