import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InsightProgress, InsightUnseen } from '@/api/types';
import { usePurse } from '@/state/purse';
import { classesAre, joinedEcon } from '@/test/classes';
import { ada } from '@/test/people';
import { aFigure, aProgress, fewBets, noProgress, someEstimates } from '@/test/progress';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

/** What the server was asked, one query each. */
let asked: string[] = [];

function progressIs(progress: InsightProgress) {
  server.use(
    http.get('*/api/insight/progress', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(progress);
    }),
  );
}

async function open(progress: InsightProgress, path = '/insight') {
  progressIs(progress);
  return renderApp(path);
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => usePurse.setState({ chosen: null }));
beforeEach(() => {
  asked = [];
  signedInAs(ada);
  server.use(http.get('*/api/insight/hunches', () => HttpResponse.json({ hunches: [] })));
});

it('says of how many it is, and shows luck and price before wins and coins', async () => {
  await open(aProgress());
  const head = await card('Of how many');
  expect(head.getByText('63 decided bets on 48 games')).toBeVisible();
  expect(head.getByText(/^2 pushed · 1 void · 3 open\./)).toBeVisible();
  expect(cards()).toEqual([
    ...['Where the profit comes from'],
    // Two columns, each from top to bottom.
    ...['Closing-line value', 'Calibration', 'Winners from losers', 'Return'],
    ...['Stakes against your own estimates', 'Last 30 against the 30 before'],
    ...['Closing-line value over time', 'Estimates against the market', 'Hit rate', 'Stakes'],
    ...['Largest fall', 'After losses'],
  ]);
  expect(document.title).toMatch(/^My Progress/);
});

it('says of each figure in one sentence what came out, and that it cannot tell yet', async () => {
  await open(aProgress());
  const close = await card('Closing-line value');
  expect(close.getByText(/^Your prices were 1\.2 per 100 above the close/)).toBeVisible();
  expect(close.getByText('Cannot tell yet')).toBeVisible();
  expect(close.getByText(/Parlays apart: -1\.3 per 100 a leg, on 4 of 6; 1 waiting/)).toBeVisible();
  const hits = await card('Hit rate');
  expect(hits.getByText(/your prices needed 53%\.$/)).toBeVisible();
  expect(hits.getByText('Closing-line value beside it: +1.2 per 100, on 41.')).toBeVisible();
});

it('says where hunches are while a class is chosen, one press away', async () => {
  classesAre({ joined: [joinedEcon] });
  usePurse.setState({ chosen: { id: joinedEcon.id, title: joinedEcon.title } });
  const { user } = await open(aProgress());
  expect(await screen.findByText(/^A hunch is about the bets of your own account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look at My Own Account' }));
  expect(usePurse.getState().chosen).toBeNull();
  await waitFor(() =>
    expect(screen.queryByText(/^A hunch is about the bets of your own account/)).toBeNull(),
  );
});

it('says a side only of a figure that tells', async () => {
  const { closes, hits } = aProgress();
  const certain = aFigure({ state: 'tells', value: 0.012, low: 0.004, high: 0.02 });
  await open(aProgress({ closes: { ...closes, singles: certain }, hits }));
  const close = await card('Closing-line value');
  expect(close.getByText('Better than the close')).toBeVisible();
  expect(close.getByText(/^Your prices beat the close by 1\.2 per 100/)).toBeVisible();
});

it('shows five bets without intervals or verdicts', async () => {
  await open(fewBets());
  const hits = await card('Hit rate');
  expect(hits.getByText('Too few')).toBeVisible();
  expect(hits.getByText('You won 3 of 5 (60%); your prices needed 52%.')).toBeVisible();
  const parts = await card('Where the profit comes from');
  expect(
    parts.getByText('Price moves brought 9, the margin cost 13, luck brought 124.'),
  ).toBeVisible();
  expect((await card('Calibration')).queryByRole('group')).toBeNull();
});

it('adds the parts up to the profit', async () => {
  await open(aProgress());
  const parts = await card('Where the profit comes from');
  for (const text of ['+40', '-31', '+120', '+129']) expect(parts.getByText(text)).toBeVisible();
  expect(parts.getByText(/: as much happens to one in four\.$/)).toBeVisible();
  expect(parts.getByText(/^22 more bets without a close: -341/)).toBeVisible();
});

it('shows the numbers behind a picture as a table, and leads to its guide', async () => {
  const { user } = await open(aProgress());
  const hits = await card('Hit rate');
  const button = hits.getByRole('button', { name: 'Show as a table: Hit rate' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(hits.queryByRole('table')).toBeNull();
  await user.click(button);
  const table = within(hits.getByRole('table', { name: 'Hit rate' }));
  expect(table.getByRole('row', { name: 'Won 52.4% 40.3% to 64.2% 33 of 63' })).toBeVisible();
  expect(hits.getByRole('link', { name: 'What a price needs' })).toHaveAttribute(
    'href',
    '/learn/odds-formats',
  );
});

it('has what a picture draws in its table, mark by mark', async () => {
  const { user } = await open(aProgress());
  for (const [name, marks] of [
    ['Closing-line value', 41],
    ['Return', 20],
    ['Stakes', 69],
    ['Largest fall', 63],
  ] as const) {
    const figure = await card(name);
    await user.click(figure.getByRole('button', { name: `Show as a table: ${name}` }));
    const table = figure.getByRole('table', { name: `${name}, as drawn` });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + marks);
  }
});

it('says of how many bets a fall is, and which gaps a calibration fits', async () => {
  await open(aProgress());
  const fall = await card('Largest fall');
  expect(fall.getByText(/from peak to trough, in 66 settled bets$/)).toBeVisible();
  const calibration = await card('Calibration');
  expect(
    calibration.getByText(
      /6\.2 points above your hit rate; that fits any gap from -9\.0 to \+21\.0\./,
    ),
  ).toBeVisible();
});

it('shows a point of the calibration as squares, of fewer than twenty bets each, when it is chosen', async () => {
  const { user } = await open(aProgress());
  const calibration = await card('Calibration');
  const points = within(calibration.getByRole('group', { name: 'Stated chances' }));
  expect(points.getAllByRole('button')).toHaveLength(3); // that of three bets has none
  expect(calibration.getByRole('img', { name: '11 of 20 squares are filled' })).toBeVisible();
  await user.click(points.getByRole('button', { name: '55 to 64%: 5 of 10' }));
  expect(points.getByRole('button', { pressed: true })).toHaveAccessibleName('55 to 64%: 5 of 10');
  expect(
    calibration.getByText('When you said about 60%, it happened 5 times in 10.'),
  ).toBeVisible();
  expect(calibration.getByRole('img', { name: '5 of 10 squares are filled' })).toBeVisible();
});

it('names the bets of a table by pick, game and date, and leads back to each', async () => {
  const { user } = await open(fewBets());
  const kelly = await card('Stakes against your own estimates');
  await user.click(kelly.getByRole('button', { name: /^Show as a table/ }));
  const row = within(kelly.getByRole('table')).getByRole('row', { name: /^Over 201\.5/ });
  expect(row).toHaveTextContent('Miami Heat @ Boston Celtics');
  expect(row).toHaveTextContent('10/02/2026');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/my-bets/1');
});

it('words signs of chasing neutrally, with ways to a break, limits and help', async () => {
  const { chasing } = aProgress();
  const signs = { largerStakes: true, sooner: true, isFlagged: true, refills: 1 };
  await open(aProgress({ chasing: chasing && { ...chasing, ...signs } }));
  const after = await card('After losses');
  const list = within(after.getByRole('list', { name: 'What differs after losses' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(after.getByText('1 reset or upgrade within a day of a balance below 100.')).toBeVisible();
  expect(after.getByText(/A pause of an hour after a loss/)).toBeVisible();
  for (const name of ['Take a break', 'Set limits'])
    expect(after.getByRole('link', { name })).toHaveAttribute('href', '/settings#limits');
  expect(after.getByRole('link', { name: 'Help with gambling (NHS)' })).toBeVisible();
});

it('says that signs of chasing came together lately where they no longer do', async () => {
  const { chasing } = aProgress();
  await open(aProgress({ chasing: chasing && { ...chasing, isFlagged: true } }));
  const after = await card('After losses');
  expect(after.getByText('Nothing else differs much after losses.')).toBeVisible();
  expect(
    after.getByText(/^In the 14 days before your last bet several came together/),
  ).toBeVisible();
  expect(after.queryByText(/^These often come together/)).toBeNull();
});

it('gives no verdict in a cut, and says why', async () => {
  const whole = aProgress();
  const hits = { ...whole.hits, rate: { ...whole.hits.rate, state: 'not judged' as const } };
  const view = { isJudged: false, cells: 4, z: 2.5, season: false };
  await open(
    aProgress({ view, hits, drawdown: null, chasing: null, improvement: null }),
    '/insight?sport=nba',
  );
  expect(
    await screen.findByText(
      /You picked this cut after seeing the results\. Of 20 cuts of pure luck one looks special\./,
    ),
  ).toBeVisible();
  expect((await card('Hit rate')).getByText('Not judged')).toBeVisible();
  const parts = await card('Where the profit comes from');
  expect(parts.queryByText(/as much happens to/)).toBeNull();
  expect(cards()).not.toContain('Largest fall');
  expect(cards()).not.toContain('After losses');
  expect(asked).toContain('?sport=nba');
});

it('keeps the choices in the address', async () => {
  const { user, router } = await open(aProgress());
  await card('Of how many');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByLabelText('Price'), 'to120');
  await user.click(screen.getByRole('button', { name: 'Time machine' }));
  expect(router.state.location.search).toBe('?price=to120&season=true');
  await screen.findByText('63 decided bets on 48 games');
  expect(asked).toContain('?price=to120&season=true');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

it('goes back to how it stood after an earlier settlement', async () => {
  const { router } = await open(aProgress());
  const slider = await screen.findByRole('slider', { name: 'As of now' });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '10/01/2026, 4:00 PM');
  await expect.poll(() => router.state.location.search).toBe('?asOf=1000');
  await expect.poll(() => asked).toContain('?asOf=1000');
  fireEvent.change(slider, { target: { value: '63' } });
  await expect.poll(() => router.state.location.search).toBe('');
});

it('says that nothing is settled yet, and where to begin', async () => {
  await open(noProgress());
  expect(await screen.findByText('Nothing settled yet')).toBeVisible();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Place Bets' }),
  ).toHaveAttribute('href', '/place-bets');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('says of an empty cut that nothing in it is settled, and shows all bets at a press', async () => {
  const { user, router } = await open(noProgress(), '/insight?sport=nhl');
  expect(await screen.findByText('Nothing settled among these')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all bets' }));
  expect(router.state.location.search).toBe('');
});

it('says that it could not be read, and tries again', async () => {
  server.use(http.get('*/api/insight/progress', () => new HttpResponse('Busy', { status: 503 })));
  const { user } = await renderApp('/insight');
  expect(await screen.findByText('Failed to load your progress. Please try again.')).toBeVisible();
  progressIs(aProgress());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('63 decided bets on 48 games')).toBeVisible();
});

it('asks a visitor to sign in, and the server nothing', async () => {
  signedInAs(null);
  await open(aProgress());
  expect(await screen.findByText('You are signed out')).toBeVisible();
  expect(asked).toEqual([]);
});

it('tells closing-line value as it stood after each bet, in a chart and its table', async () => {
  const { user } = await open(aProgress());
  const time = await card('Closing-line value over time');
  expect(
    time.getByText('After 36 bets your mean was +0.9 per 100, after 41 it is +1.2.'),
  ).toBeVisible();
  expect(
    time.getByText(/^The mean of all single bets up to each settlement, from the 5th on/),
  ).toBeVisible();
  await user.click(time.getByRole('button', { name: /^Show as a table/ }));
  const table = within(time.getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(42);
  expect(table.getByRole('row', { name: /41 \+1\.2 -0\.5 to \+2\.9$/ })).toBeVisible();
  expect(table.getByRole('row', { name: / 35 .* –$/ })).toBeVisible();
});

it('compares what somebody does, the last 30 with the 30 before, and no coins', async () => {
  const { user } = await open(aProgress());
  const last = await card('Last 30 against the 30 before');
  expect(last.getByText('Cannot tell yet')).toBeVisible();
  expect(last.getByText(/: chance alone does as much\.$/)).toBeVisible();
  await user.click(last.getByRole('button', { name: /^Show as a table/ }));
  const table = within(last.getByRole('table'));
  expect(
    table.getByRole('row', { name: 'Looked back at 10% 20% 69 Cannot tell yet' }),
  ).toBeVisible();
  expect(
    table.getByRole('row', { name: 'Closing-line value per 100 – – 41 Too few' }),
  ).toBeVisible();
});

it('gives a bin of chances no band below thirty games’ worth', async () => {
  const whole = aProgress();
  const bins = whole.estimates.bins.map((bin) =>
    bin.aboutPercent === 70 ? { ...bin, n: 40, effectiveN: 33.4, low: 0.4, high: 0.7 } : bin,
  );
  const { user } = await open({ ...whole, estimates: { ...whole.estimates, bins } });
  const calibration = await card('Calibration');
  await user.click(calibration.getByRole('button', { name: /^Show as a table/ }));
  const table = within(calibration.getByRole('table'));
  expect(table.getByRole('row', { name: '65 to 74% 40 33 69.0% 55.0% 40 to 70%' })).toBeVisible();
  expect(table.getByRole('row', { name: '55 to 64% 10 9 60.0% 50.0% –' })).toBeVisible();
});

function estimatesAre(told: InsightUnseen) {
  server.use(
    http.get('*/api/insight/estimates', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(told);
    }),
  );
}

it('shows estimates apart from bets: what was asked before the market was shown', async () => {
  estimatesAre(someEstimates());
  const { user, router } = await open(aProgress());
  await user.click(await screen.findByRole('button', { name: 'Estimates: before' }));
  expect(router.state.location.search).toBe('?of=estimates');
  const head = await card('Of how many');
  expect(head.getByText('66 estimates')).toBeVisible();
  expect(head.getByText(/^2 open · 1 pushed or void\. The sides were asked/)).toBeVisible();
  expect(cards()).toEqual(['Calibration', 'Winners from losers', 'Estimates against the market']);
  const calibration = await card('Calibration');
  expect(calibration.getByText(/ estimates.*before the market’s was shown$/)).toBeVisible();
});

it('filters estimates as it does bets, without a verdict', async () => {
  const view = { isJudged: false, cells: 3, z: 2.4, season: false };
  estimatesAre(someEstimates({ view }));
  const { user, router } = await open(aProgress(), '/insight?of=estimates');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const markets = within(screen.getByLabelText('Market')).getAllByRole('option');
  expect(markets.map((market) => market.textContent)).toEqual([
    ...['All markets', 'Moneyline', 'Spread', 'Total'],
  ]);
  await user.selectOptions(screen.getByLabelText('Market'), 'total');
  expect(router.state.location.search).toBe('?of=estimates&market=total');
  expect(await screen.findByText(/^You picked this cut after seeing the results/)).toBeVisible();
  await expect.poll(() => asked).toContain('?market=total');
  expect(screen.queryByRole('button', { name: 'Time machine' })).toBeNull();
  estimatesAre(someEstimates({ view, given: 0 }));
  await user.selectOptions(screen.getByLabelText('Sport'), 'nhl');
  await user.click(await screen.findByRole('button', { name: 'Show all estimates' }));
  expect(router.state.location.search).toBe('?of=estimates');
});

it('goes back to how estimates stood when an earlier game had ended', async () => {
  estimatesAre(someEstimates());
  const { router } = await open(aProgress(), '/insight?of=estimates');
  const slider = await screen.findByRole('slider', { name: 'As of now' });
  fireEvent.change(slider, { target: { value: '0' } });
  await expect.poll(() => router.state.location.search).toBe('?of=estimates&asOf=1000');
  await expect.poll(() => asked).toContain('?asOf=1000');
});

it('leads who has given no estimate to the daily line', async () => {
  estimatesAre(someEstimates({ given: 0, open: 0, unscored: 0, points: [] }));
  await open(aProgress(), '/insight?of=estimates');
  expect(await screen.findByText('No estimates yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Daily Line' })).toHaveAttribute('href', '/daily');
});
