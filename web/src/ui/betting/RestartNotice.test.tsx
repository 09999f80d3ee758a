import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { renderPart } from '@/test/render';
import { RestartNotice } from './RestartNotice';

const show = (balance: number, openStakes: number) =>
  renderPart(
    <MemoryRouter>
      <RestartNotice balance={balance} openStakes={openStakes} />
    </MemoryRouter>,
  ).container;

it.each([
  [0, 0, 'You have 0 coins left. Start again with 1,000 in Settings.'],
  [99, 0, 'You have 99 coins left. Start again with 1,000 in Settings.'],
  [0, 30, 'Your last 30 coins are in open bets. If they lose, you can start again with 1,000'],
])('with %d coins and %d in open bets says how to start again', (balance, openStakes, text) => {
  expect(show(balance, openStakes)).toHaveTextContent(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/settings#bankroll');
});

it.each([
  [100, 0],
  [40, 30],
])('with %d coins and %d in open bets says nothing', (balance, openStakes) => {
  expect(show(balance, openStakes)).toBeEmptyDOMElement();
});
