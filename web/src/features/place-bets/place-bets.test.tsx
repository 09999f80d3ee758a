import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClock } from '@/browser/server-clock';
import { aBet, aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { game, serverWith, slip } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const main = () => within(screen.getByRole('main'));
const HEAT = 'Miami Heat @ Boston Celtics';
const KINGS = 'Los Angeles Kings @ Dallas Stars';
const kings = aGame({
  id: 'b1b2c3d4e5f60718',
  sport: 'nhl',
  source: 'replay',
  startTime: inMinutes(60 * 30),
  homeTeam: { name: 'Dallas Stars', code: 'DAL' },
  awayTeam: { name: 'Los Angeles Kings', code: 'LAK' },
});

beforeEach(() => signedInAs(ada));

describe('while there are no games to show', () => {
  it('says that they are loading', async () => {
    serverWith([]);
    server.use(http.get('*/api/betting/upcoming-games', () => new Promise<never>(() => undefined)));
    await renderApp('/place-bets');
    expect(await screen.findByText('Loading games')).toBeInTheDocument();
  });

  it('says that they could not be loaded, and tries again', async () => {
    serverWith([aGame()]);
    server.use(
      http.get('*/api/betting/upcoming-games', () => new HttpResponse('', { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await renderApp('/place-bets');
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load upcoming games. Please try again.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: HEAT })).toBeVisible();
  });

  it('says that there are none, and leads to the dashboard', async () => {
    serverWith([]);
    await renderApp('/place-bets');
    expect(await main().findByText('No Games Available')).toBeVisible();
    expect(main().getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});

describe('a game in Matches', () => {
  it('shows when it starts, its status, its source and the margin of each market', async () => {
    serverWith([aGame({ startTime: '2999-11-21T19:30:00-05:00' })]);
    await renderApp('/place-bets');
    await screen.findByRole('tab', { name: 'Matches', selected: true });
    for (const text of ['NBA', '11/21/2999, 7:30 PM', 'Scheduled', 'Simulated']) {
      expect(game(HEAT).getByText(text)).toBeVisible();
    }
    // -150 and +130 imply 60.0% and 43.5%: of 103.5 coins 3.5 stay with the bookmaker.
    expect(game(HEAT).getByText('Bookmaker margin').parentElement).toHaveTextContent(
      'Bookmaker marginMoneyline 3.4%Spread 5.0%Total 4.5%',
    );
  });

  it('is headed Moneyline beside the short name of the column, with what it means', async () => {
    serverWith([aGame()]);
    await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    const short = game(HEAT).getByText('1X2');
    expect(short.parentElement).toHaveTextContent('Moneyline 1X2');
    expect(short).toHaveAttribute('title', 'The winner of the game, without a draw to bet on');
    expect(screen.getByText(/Moneyline \(1X2\): a bet on who wins\./)).toBeVisible();
  });

  it('has a button for each side of each market', async () => {
    serverWith([aGame()]);
    await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    const names = game(HEAT)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual([
      'Moneyline, Miami Heat: MIA +130 implied chance 43%',
      'Spread, Miami Heat +3.5: +3.5 -112 implied chance 53%',
      'Moneyline, Boston Celtics: BOS -150 implied chance 60%',
      'Spread, Boston Celtics -3.5: -3.5 -110 implied chance 52%',
      'Total: Over 220.5 -108 implied chance 52%',
      'Total: Under 220.5 -112 implied chance 53%',
    ]);
  });

  it('marks a price that moved since it opened, unless its line is another', async () => {
    const opened = aGame().odds;
    serverWith([
      aGame({
        odds: {
          moneyline: { home: -160, away: 140 },
          spread: { home: -4.5, away: 4.5, homeOdds: -105, awayOdds: -115 },
          total: opened.total,
        },
      }),
    ]);
    await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    expect(game(HEAT).getByRole('button', { name: /MIA \+140 price up/ })).toBeVisible();
    expect(game(HEAT).getByRole('button', { name: /BOS -160 price down/ })).toBeVisible();
    expect(game(HEAT).getAllByText(/^price (up|down)$/)).toHaveLength(2);
  });

  it('shows a dash where no price is quoted', async () => {
    serverWith([aGame({ odds: { moneyline: null, spread: null, total: aGame().odds.total } })]);
    await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    expect(game(HEAT).getAllByText('Moneyline not quoted')).toHaveLength(2);
    expect(game(HEAT).getAllByText('Spread not quoted')).toHaveLength(2);
    expect(game(HEAT).getAllByRole('button')).toHaveLength(2);
  });
});

describe('of many games', () => {
  const many = Array.from({ length: 30 }, (_, n) => aGame({ id: `${n}`, startTime: inMinutes(n) }));

  it('shows twelve, and as many again with each press', async () => {
    serverWith(many);
    const { user } = await renderApp('/place-bets');
    expect(await main().findAllByRole('article')).toHaveLength(12);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(main().getAllByRole('article')).toHaveLength(24);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(main().getAllByRole('article')).toHaveLength(29);
    expect(main().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('lists as many in the Traditional View', async () => {
    serverWith(many);
    const { user } = await renderApp('/place-bets');
    await user.click(await screen.findByRole('tab', { name: 'Traditional View' }));
    const games = within(screen.getByRole('list', { name: 'Games' }));
    expect(games.getAllByRole('listitem')).toHaveLength(12);
  });
});

it('says what the marks on the prices mean', async () => {
  serverWith([aGame()]);
  await renderApp('/place-bets');
  expect(await screen.findByText(/up pays more, down pays less/)).toBeVisible();
});

describe('the filter', () => {
  it('shows how many games it leaves, by sport and by start', async () => {
    serverWith([aGame(), kings]);
    const { user } = await renderApp('/place-bets');
    expect(await screen.findByText('2 games')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
    const sports = within(screen.getByRole('group', { name: 'Sport' }));
    await user.click(sports.getByRole('button', { name: 'NHL' }));
    expect(screen.getByText('1 of 2 games')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: HEAT })).toBeNull());
    expect(screen.getByRole('article', { name: KINGS })).toBeVisible();

    const starts = within(screen.getByRole('group', { name: 'Starts' }));
    await user.click(starts.getByRole('button', { name: 'Next hour' }));
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
    expect(screen.getByText('No games match the filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(screen.getByText('2 games')).toBeVisible();
  });

  it('works by keyboard alone', async () => {
    serverWith([aGame(), kings]);
    const { user } = await renderApp('/place-bets');
    (await screen.findByRole('button', { name: 'Filter' })).focus();
    await user.keyboard('{Enter}{Tab}{Tab}{Enter}');
    expect(screen.getByRole('button', { name: 'NBA', pressed: true })).toHaveFocus();
    expect(screen.getByText('1 of 2 games')).toBeVisible();
  });
});

describe('when a game starts while the page is open', () => {
  afterEach(() => {
    vi.useRealTimers();
    useClock.setState(useClock.getInitialState());
  });

  it('goes by the clock of the server, however far ahead and fast that is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    useClock.setState({ there: Date.now() + 20 * 60_000, here: Date.now(), speed: 600 });
    serverWith([aGame({ startTime: inMinutes(10) }), kings]);
    await renderApp('/place-bets');
    await screen.findByRole('article', { name: KINGS });
    expect(screen.queryByRole('article', { name: HEAT })).toBeNull();
    // 30 hours less 20 minutes, 600 times as fast.
    act(() => {
      vi.advanceTimersByTime(178_000);
    });
    await waitFor(() => expect(screen.queryByRole('article', { name: KINGS })).toBeNull());
  });

  it('takes it off the list at that moment and reads the prices anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serverWith([aGame({ startTime: inMinutes(10) }), kings]);
    const { user } = await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    await user.click(game(HEAT).getByRole('button', { name: /MIA/ }));

    const moved = { ...kings, odds: { ...kings.odds, moneyline: { home: -175, away: 150 } } };
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([moved])));
    act(() => {
      vi.advanceTimersByTime(10 * 60_000);
    });
    await waitFor(() => expect(screen.queryByRole('article', { name: HEAT })).toBeNull());
    expect(await game(KINGS).findByRole('button', { name: /LAK \+150/ })).toBeVisible();
    expect(slip().getByText(/^No longer on offer: its game has started/)).toBeVisible();
    expect(slip().getByRole('heading')).toHaveTextContent('Bet slip(0)');
    expect(slip().queryByRole('button', { name: 'Place Bet' })).toBeNull();
  });
});

describe('your bets', () => {
  const list = () => within(screen.getByRole('region', { name: 'Your bets' }));

  async function open() {
    const app = await renderApp('/place-bets');
    await screen.findByRole('region', { name: 'Your bets' });
    return app;
  }

  it('shows each with its word and what it brought', async () => {
    serverWith(
      [],
      [
        aBet({ id: '5', prediction: 'A' }),
        aBet({
          id: '4',
          prediction: 'B',
          status: 'won',
          payout: 191,
          score: { home: 104, away: 98 },
        }),
        aBet({ id: '3', prediction: 'C', status: 'lost', payout: 0 }),
        aBet({ id: '2', prediction: 'D', status: 'push', payout: 100 }),
        aBet({ id: '1', prediction: 'E', status: 'void', payout: 100, source: 'replay' }),
      ],
    );
    await open();
    await list().findByText('A');
    const rows = list().getAllByRole('listitem');
    const words = ['Pending', 'Won', 'Lost', 'Push', 'Void'];
    const results = [/100 to win 91 coins/, /\+91 coins/, /-100 coins/, /0 coins/, /0 coins/];
    rows.forEach((row, index) => {
      expect(within(row).getByText(words[index] ?? '')).toBeVisible();
      expect(row).toHaveTextContent(results[index] ?? '');
    });
    expect(rows[1]).toHaveTextContent('Miami Heat @ Boston Celtics · Final 98\u2060–\u2060104');
    expect(within(rows[4] ?? document.body).getByText('Replay')).toBeVisible();
  });

  it('says once where the games of all come from', async () => {
    serverWith([], [aBet({ id: '2' }), aBet({ id: '1' })]);
    await open();
    expect(await list().findAllByText('Simulated')).toHaveLength(1);
  });

  it('shows more of them by the cursor', async () => {
    serverWith([]);
    server.use(
      http.get('*/api/bets', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === '41'
          ? HttpResponse.json({
              bets: [aBet({ id: '40', status: 'won', payout: 191, prediction: 'Older' })],
              unread: [],
              nextCursor: null,
            })
          : HttpResponse.json({
              bets: [aBet({ id: '41', status: 'lost', payout: 0, prediction: 'Newer' })],
              unread: [],
              nextCursor: '41',
            }),
      ),
    );
    const { user } = await open();
    await user.click(await list().findByRole('button', { name: 'Show more' }));
    expect(await list().findByText('Older')).toBeVisible();
    expect(list().getByText('Newer')).toBeVisible();
    expect(list().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that there are none yet, or that they could not be loaded', async () => {
    serverWith([]);
    server.use(http.get('*/api/bets', () => new HttpResponse('', { status: 503 }), { once: true }));
    const { user } = await open();
    expect(await list().findByRole('alert')).toHaveTextContent('Failed to load your bets.');
    await user.click(list().getByRole('button', { name: 'Try again' }));
    expect(await list().findByText('No bets yet')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    signedInAs(null);
    serverWith([]);
    await open();
    expect(await list().findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
  });
});

it('leads to the own bets where the address names them', async () => {
  serverWith([aGame()]);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderApp('/place-bets#your-bets');
  const bets = await screen.findByRole('region', { name: 'Your bets' });
  await waitFor(() => expect(bets).toHaveFocus());
  expect(shown.mock.contexts).toContain(bets);
  shown.mockRestore();
});
