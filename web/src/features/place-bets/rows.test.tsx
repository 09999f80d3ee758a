import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useBoardLook } from '@/state/board-look';
import { usePreferences } from '@/state/preferences';
import { aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { game, serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';

const HEAT = 'Miami Heat @ Boston Celtics';
const KINGS = 'Los Angeles Kings @ Dallas Stars';
const kings = aGame({
  id: 'b1b2c3d4e5f60718',
  sport: 'nhl',
  startTime: inMinutes(45),
  homeTeam: { name: 'Dallas Stars', code: 'DAL' },
  awayTeam: { name: 'Los Angeles Kings', code: 'LAK' },
});

beforeEach(() => signedInAs(ada));

const looks = () => within(screen.getByRole('group', { name: 'Show games as' }));

it('the board shows rows of all three markets, and the browser remembers it', async () => {
  serverWith([aGame(), kings]);
  const { user } = await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  expect(looks().getByRole('button', { name: /^Cards/, pressed: true })).toBeVisible();
  await user.click(looks().getByRole('button', { name: /^Rows/ }));
  expect(useBoardLook.getState().look).toBe('rows');
  expect(localStorage.getItem('chalkline.board')).toContain('"rows"');
  const names = game(HEAT)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual([
    'Moneyline, Miami Heat: MIA +130 implied chance 43%',
    'Spread, Miami Heat +3.5: +3.5 -112 implied chance 53%',
    'Total: Over 220.5 -108 implied chance 52%',
    'Moneyline, Boston Celtics: BOS -150 implied chance 60%',
    'Spread, Boston Celtics -3.5: -3.5 -110 implied chance 52%',
    'Total: Under 220.5 -112 implied chance 53%',
  ]);
  expect(screen.queryByText('Bookmaker margin')).toBeNull();
});

it('a price of a row goes onto the slip, and off again', async () => {
  serverWith([aGame()]);
  useBoardLook.setState({ look: 'rows' });
  const { user } = await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  const price = game(HEAT).getByRole('button', { name: /^Moneyline, Miami/ });
  await user.click(price);
  expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Selection Added')).toBeVisible();
  await user.click(price);
  expect(price).toHaveAttribute('aria-pressed', 'false');
});

it('the games of favourite teams come first', async () => {
  serverWith([aGame(), kings]);
  usePreferences.setState({ favouriteTeams: [{ sport: 'nhl', code: 'LAK' }] });
  await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  const articles = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
  expect(articles).toEqual([KINGS, HEAT]);
  expect(screen.getByRole('region', { name: 'Your teams' })).toBeVisible();
});

it('Traditional View has no such choice', async () => {
  serverWith([aGame()]);
  const { user } = await renderApp('/place-bets');
  await user.click(await screen.findByRole('tab', { name: 'Traditional View' }));
  expect(screen.queryByRole('group', { name: 'Show games as' })).toBeNull();
});
