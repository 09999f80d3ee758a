import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatTime } from '@/domain/format/dates';
import { usePreferences } from '@/state/preferences';
import { useSlip } from '@/state/slip';
import { add, anOffer, boardHas, choices, HEAT, heat, openPage, openTab } from '@/test/advanced';
import { aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';

const kings = aGame({
  id: 'b1b2c3d4e5f60718',
  startTime: inMinutes(90),
  homeTeam: { name: 'Dallas Stars', code: 'DAL' },
  awayTeam: { name: 'Los Angeles Kings', code: 'LAK' },
  odds: { ...heat.odds, spread: null },
});
const field = (name: string) => screen.getByRole('combobox', { name });
/** The name of a player's price: the side, the line, and the odds as far as they are said here. */
const price = (player: string, quote: string) => ({
  name: new RegExp(`^${player}: ${quote.replace('+', '\\+')}`),
});
const priceOf = (player: string, quote: string) => screen.getByRole('button', price(player, quote));
const findPrice = async (player: string, quote: string) =>
  screen.findByRole('button', price(player, quote));

beforeEach(() => signedInAs(ada));
afterEach(() => vi.unstubAllGlobals());

describe('the games', () => {
  it('are ten of the NBA at first, and the first of them is selected', async () => {
    const asked = boardHas({ nba: [heat, kings] });
    await openPage();
    const first = await screen.findByRole('button', { name: HEAT });
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(first).toHaveTextContent(`${formatTime(heat.startTime)}Spread BOS -3.5`);
    const second = choices().getByRole('button', { name: /^Dallas Stars vs/ });
    expect(second).toHaveTextContent('Spread N/A');
    expect(second).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toContain('?sport=nba&count=10&live=true');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('are read anew for another sport, and its first is selected', async () => {
    const asked = boardHas({ nba: [heat], mlb: [kings] });
    const { user } = await openPage();
    await screen.findByRole('button', { name: HEAT });
    const sports = within(screen.getByRole('group', { name: 'Sport' }));
    expect(sports.getByRole('button', { name: 'NBA basketball', pressed: true })).toBeVisible();
    await user.click(sports.getByRole('button', { name: 'MLB baseball' }));
    expect(await screen.findByRole('button', { name: /^Dallas Stars vs/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(asked).toContain('?sport=mlb&count=10&live=true');
  });

  it('say when each starts, and the source once for all', async () => {
    const later = { ...kings, startTime: inMinutes(3 * 24 * 60) };
    boardHas({ nba: [heat, later] });
    await openPage();
    expect(await screen.findByRole('button', { name: /^Dallas Stars vs/ })).toHaveTextContent(
      `${formatDate(later.startTime)}, ${formatTime(later.startTime)}`,
    );
    const choice = within(screen.getByRole('region', { name: 'Choose a game' }));
    expect(choice.getAllByText('Simulated')).toHaveLength(1);
  });

  it('may come inside an object', async () => {
    boardHas({});
    server.use(
      http.get('*/api/betting/upcoming-games', ({ request }) =>
        HttpResponse.json(request.url.includes('sport') ? { games: [heat] } : []),
      ),
    );
    await openPage();
    expect(await screen.findByRole('button', { name: HEAT })).toBeVisible();
  });

  it('say when there are none, in a toast, in their place and beside it', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openPage();
    await screen.findByRole('button', { name: HEAT });
    await user.click(screen.getByRole('button', { name: 'NFL football' }));
    expect(
      await screen.findByText('There are no upcoming NFL games available for betting.'),
    ).toBeVisible();
    expect(screen.getAllByText('No Games Available')).toHaveLength(2);
    expect(
      screen.getByText('Please select a game to explore advanced betting options'),
    ).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('say when they cannot be had, and try again', async () => {
    boardHas({ nba: [heat] });
    server.use(
      http.get('*/api/betting/upcoming-games', ({ request }) =>
        request.url.includes('sport')
          ? new HttpResponse('Busy', { status: 503 })
          : HttpResponse.json([]),
      ),
    );
    const { user } = await openPage();
    expect(
      await screen.findByText('The games could not be loaded (API error: 503).'),
    ).toBeVisible();
    expect(screen.getAllByText(/API error|could not be loaded/)).toHaveLength(1);
    expect(screen.queryByText(/^Please select a game/)).toBeNull();
    expect(screen.getByText('Error Loading Games')).toBeVisible();
    expect(screen.getByText('Failed to load games. Please try again later.')).toBeVisible();
    boardHas({ nba: [heat] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: HEAT })).toBeVisible();
    expect(screen.queryByText('Error Loading Games')).toBeNull();
  });
});

describe('player props', () => {
  const offers = [
    anOffer(),
    anOffer({ propType: 'rebounds', line: 7.5, quoteId: 'q2' }),
    anOffer({ playerId: 'h2', playerName: 'Jalen Sample', position: 'G', quoteId: 'q3' }),
    anOffer({ playerId: 'a1', playerName: 'Steph Sample', team: 'away', quoteId: 'q4' }),
  ];

  it('are built from team, player, prop type and side, and put onto the slip', async () => {
    boardHas({ nba: [heat] }, offers);
    const { user } = await openTab('Player Props');
    const table = within(await screen.findByRole('table', { name: 'Points, Boston Celtics' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'LeBron Sample F · line 24.5',
      'Jalen Sample G · line 24.5',
    ]);
    const over = priceOf('LeBron Sample', 'Over 24.5 -112');
    expect(
      within(screen.getByRole('row', { name: /^LeBron Sample/ })).getByRole('cell', {
        name: '24.5',
      }),
    ).toBeVisible();
    await user.click(over);
    expect(over).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^This quote is good for another/)).toBeVisible();
    // -112 against +102.
    expect(screen.getByText('No-vig chance').parentElement).toHaveTextContent('51.6%');
    expect(screen.getByText('Break-even chance').parentElement).toHaveTextContent('52.8%');
    expect(screen.getByText('Bookmaker margin').parentElement).toHaveTextContent('Points 2.3%');
    const ways = within(screen.getByRole('region', { name: 'Ways to bet on this game' }));
    expect(ways.getByText('Simulated')).toBeVisible();
    await user.selectOptions(field('Prop type'), 'Rebounds');
    await user.click(priceOf('LeBron Sample', 'Under 7.5 +102'));
    expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('10');
    const quick = within(screen.getByRole('group', { name: 'Quick stake' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
    ]);
    await user.click(quick.getByRole('button', { name: '25' }));
    await user.click(add());
    expect(screen.getByText('Bet Added')).toBeVisible();
    expect(screen.getByText('Your bet has been added to the slip')).toBeVisible();
    expect(useSlip.getState().items).toMatchObject([
      {
        betType: 'prop',
        prediction: 'LeBron Sample Under 7.5 rebounds',
        odds: 102,
        betAmount: 25,
        isLive: false,
        prop: { propType: 'rebounds', propValue: 7.5, playerId: 'h1', quoteId: 'q2' },
      },
    ]);
    expect(slip().getByText(/^Player prop/)).toBeVisible();
  });

  it('reset the player when the team changes', async () => {
    boardHas({ nba: [heat] }, offers);
    const { user } = await openTab('Player Props');
    await user.click(await findPrice('Jalen Sample', 'Over 24.5'));
    expect(add()).toBeEnabled();
    await user.selectOptions(field('Team'), 'Miami Heat');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(priceOf('Steph Sample', 'Over 24.5')).toHaveAttribute('aria-pressed', 'false');
    await user.selectOptions(field('Team'), 'Boston Celtics');
    expect(priceOf('Jalen Sample', 'Over 24.5')).toHaveAttribute('aria-pressed', 'false');
    expect(add()).toBeDisabled();
  });

  it('let go of a price that is pressed once more', async () => {
    boardHas({ nba: [heat] }, offers);
    const { user } = await openTab('Player Props');
    const over = await findPrice('LeBron Sample', 'Over 24.5');
    await user.click(over);
    expect(screen.getByText('LeBron Sample Over 24.5 points')).toBeVisible();
    await user.click(over);
    expect(over).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('No-vig chance')).toBeNull();
    expect(add()).toBeDisabled();
  });

  it('cannot be added without a player, a line or a stake', async () => {
    boardHas({ nba: [heat] }, offers);
    const { user } = await openTab('Player Props');
    const over = await findPrice('LeBron Sample', 'Over 24.5');
    expect(add()).toBeDisabled();
    await user.click(over);
    expect(add()).toBeEnabled();
    await user.selectOptions(field('Prop type'), 'Rebounds');
    expect(add()).toBeEnabled();
    await user.clear(screen.getByRole('textbox', { name: 'Stake' }));
    expect(add()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Stake' }), '0');
    expect(add()).toBeDisabled();
  });

  it('come with a new quote once the old one has run out', async () => {
    boardHas({ nba: [heat] }, [anOffer({ line: 22.5, quoteId: 'q9' })]);
    const old = { gameId: heat.id, offers: [anOffer({ expiresAt: inMinutes(-1) })] };
    server.use(http.get('*/api/betting/props', () => HttpResponse.json(old), { once: true }));
    const { user } = await openTab('Player Props');
    await user.click(await findPrice('LeBron Sample', 'Over 22.5'));
    expect(add()).toBeEnabled();
  });

  it('say where there are none, and when they could not be loaded', async () => {
    boardHas({ nba: [heat], nfl: [{ ...kings, sport: 'nfl', source: 'replay' }] });
    server.use(
      http.get('*/api/betting/props', () => new HttpResponse('Busy', { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await openPage();
    expect(await screen.findByText('Failed to load player props. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'NFL football' }));
    await user.click(await screen.findByRole('tab', { name: 'Player Props' }));
    expect(await screen.findByText('No player props for this game')).toBeVisible();
    expect(
      screen.getByText(
        'Player props are quoted on simulated and on real games, and not on those of a past season.',
      ),
    ).toBeVisible();
  });
});

describe('a conditional bet', () => {
  it('begins with the defaults, and says that an equal condition adds nothing', async () => {
    boardHas({ nba: [heat] });
    await openTab('Conditional');
    expect(field('Condition')).toHaveValue('if_win');
    expect(field('If this team wins')).toHaveValue('home');
    expect(field('Bet type')).toHaveValue('moneyline');
    expect(field('Then I bet on')).toHaveValue('home');
    expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('10');
    expect(screen.getByText(/^No boost: condition and pick are the same thing/)).toBeVisible();
    expect(screen.getByText(/^Wins if/)).toHaveTextContent('Wins if Boston Celtics win the game.');
  });

  it('leads on from two that are one thing to two that can come true apart', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    await user.click(screen.getByRole('button', { name: 'Try it with Over 220.5' }));
    expect(field('Bet type')).toHaveValue('total');
    expect(screen.getByText(/^Wins only if/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try it/ })).toBeNull();
  });

  it('shows the boosted odds and what has to happen, and is put onto the slip', async () => {
    boardHas({ nba: [heat] });
    const placed = takeSlips();
    const { user } = await openTab('Conditional');
    await user.selectOptions(field('Condition'), 'if_cover');
    await user.selectOptions(field('Bet type'), 'Total');
    await user.selectOptions(field('Then I bet on'), 'Under 220.5');
    // -112 and 50 more is -62, which no American price is: +138.
    const preview = screen.getByText(/^Wins only if/);
    expect(preview).toHaveTextContent(
      'Wins only if Boston Celtics cover -3.5 and the teams score less than 220.5 together.',
    );
    expect(preview.parentElement).toHaveTextContent('The pick alone-112Boost+50With condition+138');
    expect(
      screen.getByText(/-112 with a boost of 50 is \+138: American odds skip the numbers/),
    ).toBeVisible();
    // The margin of -112 against -108; +138 asks for 42.0%.
    expect(preview.closest('div[role=status]')?.parentElement).toHaveTextContent(
      'No-vig chance alone50.4%Break-even chance42.0%',
    );
    expect(screen.getByText(/holds in at least 83.3% of the games/)).toBeVisible();
    expect(screen.getByText('Bookmaker margin').parentElement).toHaveTextContent('Total 4.5%');
    const quick = within(screen.getByRole('group', { name: 'Quick stake' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '10',
      '50',
    ]);
    await user.click(quick.getByRole('button', { name: '50' }));
    await user.click(add());
    expect(slip().getByText(/^Conditional · Total/)).toBeVisible();
    expect(slip().getByText(/Boston Celtics cover -3.5/)).toBeVisible();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items).toEqual([
      {
        gameId: heat.id,
        betType: 'total',
        side: 'under',
        line: 220.5,
        odds: 138,
        betAmount: 50,
        potentialWinnings: 69,
        condition: { type: 'if_cover', team: 'home', line: -3.5 },
      },
    ]);
  });

  it('is about either team, and its pick is either team too', async () => {
    boardHas({ nba: [heat] });
    const placed = takeSlips();
    const { user } = await openTab('Conditional');
    await user.selectOptions(field('Condition'), 'if_cover');
    await user.selectOptions(field('If this team covers its spread'), 'away');
    await user.selectOptions(field('Bet type'), 'moneyline');
    await user.selectOptions(field('Then I bet on'), 'home');
    expect(screen.getByText(/^Wins only if/)).toHaveTextContent(
      'Wins only if Miami Heat cover +3.5 and Boston Celtics win the game.',
    );
    await user.click(add());
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items).toEqual([
      expect.objectContaining({
        betType: 'moneyline',
        side: 'home',
        condition: { type: 'if_cover', team: 'away', line: 3.5 },
      }),
    ]);
  });

  it('is explained in the format of the reader', async () => {
    usePreferences.setState({ oddsFormat: 'decimal' });
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    await user.selectOptions(field('Condition'), 'if_cover');
    await user.selectOptions(field('Bet type'), 'Total');
    await user.selectOptions(field('Then I bet on'), 'Under 220.5');
    const preview = screen.getByText(/^Wins only if/).parentElement;
    expect(preview).toHaveTextContent('The pick alone1.89With condition2.38');
    expect(preview).toHaveTextContent(
      'The condition takes the price from 1.89 to 2.38: a boost of 50 in American odds.',
    );
    usePreferences.setState({ oddsFormat: 'american' });
  });

  it('is refused where no score makes both true, with the reason', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    await user.selectOptions(field('Then I bet on'), 'Miami Heat');
    expect(screen.getByText(/^No final score makes both of these true/)).toBeVisible();
    expect(add()).toBeDisabled();
  });

  it('asks for a time only where the condition is about one, in the words of the product', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    expect(screen.queryByRole('combobox', { name: 'Time' })).toBeNull();
    await user.selectOptions(field('Condition'), 'if_time');
    expect(
      within(field('Time'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['end of 1st quarter', 'halftime', 'end of 3rd quarter', '5 minutes left in 4th']);
    expect(field('Time')).toHaveValue('halftime');
    expect(screen.getByText(/the game is within 5 points at halftime/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^If this team/ })).toBeNull();
  });

  it('offers no time for baseball, and says why', async () => {
    boardHas({ nba: [heat], mlb: [{ ...kings, sport: 'mlb' }] });
    const { user } = await openPage();
    await screen.findByRole('button', { name: HEAT });
    await user.click(screen.getByRole('button', { name: 'MLB baseball' }));
    await user.click(await screen.findByRole('tab', { name: 'Conditional' }));
    const options = within(field('Condition'));
    expect(options.getByRole('option', { name: /close at a chosen time/ })).toBeDisabled();
    expect(field('Condition')).toHaveAccessibleDescription(/baseball has no quarters/);
    // Its spread is not quoted either.
    expect(options.getByRole('option', { name: /covers the spread/ })).toBeDisabled();
  });

  it('cannot be added without a stake', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    await user.clear(screen.getByRole('textbox', { name: 'Stake' }));
    expect(add()).toBeDisabled();
  });
});
