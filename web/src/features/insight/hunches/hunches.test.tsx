import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { InsightHunch, StateHunchRequest } from '@/api/types';
import { ada } from '@/test/people';
import { aFigure, aProgress } from '@/test/progress';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

function aHunch(changes: Partial<InsightHunch> = {}): InsightHunch {
  return {
    ...{ id: '77', statedAt: '2026-11-20T12:00:00Z', sport: 'nba', market: 'spread', price: null },
    ...{ direction: 'better', bets: 30, measure: 'closing-line value', counted: 12 },
    ...{ verdict: 'too few', isGivenUp: false, figure: null },
    ...changes,
  };
}

let hunches: InsightHunch[] = [];
let stated: StateHunchRequest[] = [];

beforeEach(() => {
  hunches = [];
  stated = [];
  signedInAs(ada);
  const cut = { isJudged: false, cells: 4, z: 2.5, season: false };
  server.use(
    http.get('*/api/insight/progress', ({ request }) => {
      const isCut = /sport|market|price|from/.test(new URL(request.url).search);
      return HttpResponse.json(isCut ? aProgress({ view: cut }) : aProgress());
    }),
    http.get('*/api/insight/hunches', () => HttpResponse.json({ hunches })),
    http.post('*/api/insight/hunches', async ({ request }) => {
      const body = (await request.json()) as StateHunchRequest;
      stated.push(body);
      if (stated.length > 1)
        return new HttpResponse('You have three open hunches', { status: 409 });
      hunches = [aHunch({ ...body, counted: 0 })];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/insight/hunches/give-up', async ({ request }) => {
      expect(await request.json()).toEqual({ hunchId: '77' });
      hunches = [aHunch({ isGivenUp: true })];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const list = async () => within(await screen.findByRole('region', { name: 'Your hunches' }));
const test = () => screen.findByRole('button', { name: 'Test it from now on' });

it('a cut can be tested from now on: direction and number of bets are chosen before', async () => {
  const { user } = await renderApp('/insight?sport=nba&market=spread');
  await user.click(await test());
  expect(
    screen.getByText(/^Of your next bets on NBA · Spread you expect that their prices are better/),
  ).toBeVisible();
  expect(screen.getByText(/With 100 a difference of about 1\.5 per 100 tells/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Worse' }));
  await user.click(screen.getByRole('button', { name: '30 bets' }));
  await user.click(screen.getByRole('button', { name: 'State this hunch' }));
  expect(await screen.findByText(/^Stated\. Bets that you place from now on/)).toBeVisible();
  expect(stated).toEqual([{ sport: 'nba', market: 'spread', direction: 'worse', bets: 30 }]);
  expect(
    (await list()).getByText(/^NBA · Spread: their prices are worse than the close/),
  ).toBeVisible();
});

it('kinds of bet without a close are tested by profit, and the days of a filter are left out', async () => {
  const { user } = await renderApp('/insight?market=prop&from=2026-11-01');
  await user.click(await test());
  expect(screen.getByText('The days of the filter are no part of it.')).toBeVisible();
  expect(screen.getByText(/you expect that they bring a profit\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'State this hunch' }));
  await screen.findByText(/^Stated\./);
  expect(stated).toEqual([{ market: 'prop', direction: 'better', bets: 100 }]);
});

it.each(['/insight', '/insight?from=2026-11-01', '/insight?season=true&sport=nba'])(
  'nothing can be tested from %s',
  async (path) => {
    await renderApp(path);
    await screen.findByRole('region', { name: 'Of how many' });
    expect(screen.queryByRole('button', { name: 'Test it from now on' })).toBeNull();
  },
);

it('a refusal is said beside the button', async () => {
  stated = [{ direction: 'better', bets: 30 }];
  const { user } = await renderApp('/insight?sport=nba');
  await user.click(await test());
  await user.click(screen.getByRole('button', { name: 'State this hunch' }));
  expect(await screen.findByText('You have three open hunches')).toBeVisible();
});

it('an open hunch says how many bets have come and nothing of how it goes, and can be given up', async () => {
  hunches = [aHunch()];
  const { user } = await renderApp('/insight');
  const own = await list();
  expect(own.getByText('Running')).toBeVisible();
  expect(own.getByText(/^12 of 30 bets so far\. It is judged once/)).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Give up: NBA · Spread' }));
  expect(await screen.findByText('Given up after 12 of 30 bets.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give up/ })).toBeNull();
});

it.each([
  ['held', 0.042, 'Tells: it held', /^After 30 bets: \+4\.2 per 100 against the close\. Luck/],
  ['opposite', -0.031, 'Tells: the opposite', /^After 30 bets: -3\.1 .*, the other way\./],
  ['cannot tell', 0.01, 'Cannot tell', /\+1\.0 .*Luck alone can bring as much, so this neither/],
] as const)(
  'a hunch that is judged says so for good: %s',
  async (verdict, value, word, sentence) => {
    hunches = [aHunch({ verdict, counted: 30, figure: aFigure({ value }) })];
    await renderApp('/insight');
    const own = await list();
    expect(own.getByText(word)).toBeVisible();
    expect(own.getByText(sentence)).toHaveTextContent(/It is not judged again\.$/);
    expect(own.queryByRole('button')).toBeNull();
  },
);
