import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardHas, HEAT, heat, openPage } from '@/test/advanced';
import { withEventSource } from '@/test/event-source';
import { aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { gameIn } from './choice';

const nets = aGame({
  id: 'c1b2c3d4e5f60718',
  homeTeam: { name: 'Brooklyn Nets', code: 'BKN' },
  awayTeam: { name: 'Utah Jazz', code: 'UTA' },
});
const bills = aGame({
  id: 'd1b2c3d4e5f60718',
  sport: 'nfl',
  homeTeam: { name: 'Buffalo Bills', code: 'BUF' },
  awayTeam: { name: 'New York Jets', code: 'NYJ' },
});
const NETS = /^Brooklyn Nets vs Utah Jazz/;
const BILLS = /^Buffalo Bills vs New York Jets/;

const isChosen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));

beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

describe('the page opens on', () => {
  it('the live panel where the game is live', async () => {
    withEventSource();
    boardHas({ nba: [{ ...heat, status: 'live', startTime: inMinutes(-5) }] });
    await openPage();
    await screen.findByRole('button', { name: HEAT });
    await isChosen('Live Betting');
  });
  it('player props before an NBA game', async () => {
    boardHas({ nba: [heat] });
    await openPage();
    await screen.findByRole('button', { name: HEAT });
    await isChosen('Player Props');
  });
  it('conditions where nobody quotes the players', async () => {
    boardHas({ nfl: [{ ...bills, source: 'live' }] });
    await openPage('?sport=nfl');
    await screen.findByRole('button', { name: BILLS });
    await isChosen('Conditional');
  });
  it('conditions where few games have props, which are a tab away', async () => {
    boardHas({ nhl: [{ ...bills, sport: 'nhl', source: 'live' }] });
    await openPage('?sport=nhl');
    await screen.findByRole('button', { name: BILLS });
    await isChosen('Conditional');
    expect(screen.getByRole('tab', { name: 'Player Props' })).toBeVisible();
  });
});

describe('the address', () => {
  it('keeps sport, game and tab, and no step of the history for each', async () => {
    boardHas({ nba: [heat, nets], nfl: [bills] });
    const { user, router } = await openPage();
    await user.click(await screen.findByRole('button', { name: NETS }));
    await user.click(screen.getByRole('tab', { name: 'Conditional' }));
    const search = `?sport=nba&game=${nets.id}&tab=conditional`;
    await waitFor(() => expect(router.state.location.search).toBe(search));
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(screen.getByRole('button', { name: 'NFL football' }));
    await screen.findByRole('button', { name: BILLS });
    await waitFor(() => expect(router.state.location.search).toBe('?sport=nfl'));
  });

  it('has the game and the tab that are chosen before the page has followed', async () => {
    boardHas({ nba: [heat, nets] });
    const { router } = await openPage();
    const game = await screen.findByRole('button', { name: NETS });
    const tab = screen.getByRole('tab', { name: 'Conditional' });
    act(() => {
      game.click();
      tab.click();
    });
    const search = `?sport=nba&game=${nets.id}&tab=conditional`;
    await waitFor(() => expect(router.state.location.search).toBe(search));
  });

  it('leads to the same again', async () => {
    boardHas({ nba: [heat, nets] });
    await openPage(`?sport=nba&game=${nets.id}&tab=conditional`);
    expect(await screen.findByRole('button', { name: NETS })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await isChosen('Conditional');
  });

  it('of a game that is over leads to the first, and nonsense to what is usual', async () => {
    boardHas({ nba: [heat, nets] });
    await openPage('?sport=chess&game=gone&tab=dice');
    expect(await screen.findByRole('button', { name: HEAT })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await isChosen('Player Props');
  });

  it('keeps the tab for another game, but for one with nothing to bet on there', async () => {
    withEventSource();
    boardHas({
      nba: [{ ...heat, status: 'live', startTime: inMinutes(-5) }, nets],
    });
    const { user } = await openPage('?tab=conditional');
    await user.click(await screen.findByRole('button', { name: NETS }));
    await isChosen('Conditional');
    await user.click(screen.getByRole('button', { name: HEAT }));
    await isChosen('Live Betting');
  });
});

describe('choosing a game', () => {
  const scroll = vi.fn();
  const onScreen = (wide: boolean, reduced: boolean) => {
    Element.prototype.scrollIntoView = scroll;
    scroll.mockClear();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion') ? reduced : wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  };
  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('leads to what is bet on it where that is below; motion reduced: %s', async (reduced, how) => {
    onScreen(false, reduced);
    boardHas({ nba: [heat, nets] });
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: NETS }));
    expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior: how });
    const panel = screen.getByRole('region', { name: 'Ways to bet on this game' });
    expect(panel.parentElement).toHaveFocus();
  });
  it('leaves page and focus where they are on a wide screen', async () => {
    onScreen(true, false);
    boardHas({ nba: [heat, nets] });
    const { user } = await openPage();
    const game = await screen.findByRole('button', { name: NETS });
    await user.click(game);
    expect(scroll).not.toHaveBeenCalled();
    expect(game).toHaveFocus();
  });
});

it('no other game takes the place of one that is gone', () => {
  expect(gameIn([heat, nets], null, undefined)).toBe(heat);
  expect(gameIn([nets, heat], null, heat.id)).toBe(heat);
  expect(gameIn([nets], null, heat.id)).toBeUndefined();
  expect(gameIn([nets], heat.id, heat.id)).toBeUndefined();
  expect(gameIn([nets], heat.id, undefined)).toBe(nets);
});

it('a note says that all of it is simulated and how long a price holds', async () => {
  boardHas({ nba: [heat] });
  await openPage();
  expect(await screen.findByText(/^Everything here is simulated.* Prices hold/)).toBeVisible();
});

it('a real game is not called simulated', async () => {
  boardHas({ nba: [{ ...heat, source: 'live' }] });
  await openPage();
  expect(await screen.findByText(/^Everything here is placed with virtual coins/)).toBeVisible();
});

it('while the games load their place is kept, and it is said', async () => {
  boardHas({});
  server.use(http.get('*/api/betting/upcoming-games', () => new Promise<never>(() => undefined)));
  await openPage();
  expect(screen.getByText('Loading games')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('No Games Available')).toBeNull();
});
