import { screen } from '@testing-library/react';
import { inMinutes, sharedGame } from './games';
import { game, slip } from './place-bets';
import { renderApp } from './render';

export const HEAT = 'Miami Heat @ Boston Celtics';
export const heat = sharedGame();
export const kings = sharedGame(() => ({
  id: 'b1b2c3d4e5f60718',
  startTime: inMinutes(90),
  homeTeam: { name: 'Dallas Stars', code: 'DAL' },
  awayTeam: { name: 'Los Angeles Kings', code: 'LAK' },
}));
export const celtics = () => game(HEAT).getByRole('button', { name: /^Spread, Boston Celtics/ });
export const stakes = () => slip().getAllByRole('textbox', { name: /^Stake/ });

export async function openPage() {
  const page = await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  return page;
}

/** With the Celtics at -3.5 and, where there are two, the Kings on the slip. */
export async function openWithSelections(n: 1 | 2 = 1) {
  const page = await openPage();
  await page.user.click(celtics());
  if (n === 2) {
    const other = game('Los Angeles Kings @ Dallas Stars');
    await page.user.click(other.getByRole('button', { name: /LAK/ }));
  }
  return page;
}
