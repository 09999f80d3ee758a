import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { EstimateRequest, HabitLookBack } from '@/api/types';
import { boardsAre } from '@/test/boards';
import { aDay, anEstimate, aQuestion, aWeek, returnIs, todayIs, weekIs } from '@/test/habit';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const QUESTION = 'How likely is it that Chicago Bears beat Green Bay Packers?';

beforeEach(() => signedInAs(ada));

/** The estimates that the server is sent; each is answered with the day as it is then. */
function estimates(after: Parameters<typeof aDay>[0]): EstimateRequest[] {
  const sent: EstimateRequest[] = [];
  server.use(
    http.post('*/api/habit/estimate', async ({ request }) => {
      sent.push((await request.json()) as EstimateRequest);
      todayIs(aDay(after));
      return HttpResponse.json({ estimate: anEstimate(), awarded: 5, left: 9 });
    }),
  );
  return sent;
}

it('asks before the market is shown, and then compares', async () => {
  todayIs(aDay());
  const sent = estimates({ dailyEstimate: anEstimate(), recent: [anEstimate()] });
  const { user } = await renderApp('/daily');
  const line = await card('Today’s line');
  expect(line.queryByText(/market/i)).toBeNull();
  expect(screen.queryByText(/[+-]\d{3}/)).toBeNull();
  await user.type(line.getByLabelText(QUESTION), '62');
  await user.click(line.getByRole('button', { name: 'Give Estimate' }));
  expect(await line.findByText('You 62, the market 55.')).toBeVisible();
  expect(line.getByText('Scored when the game ends.')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ gameId: '00000000000000a1', market: 'moneyline', side: 'home', line: 0 },
      ...{ chance: 62, marketShown: false },
    },
  ]);
  expect(line.queryByLabelText(QUESTION)).toBeNull();
});

it.each(['0', '100', '7.5', 'x'])('takes no %s', async (text) => {
  todayIs(aDay());
  const sent = estimates({});
  const { user } = await renderApp('/daily');
  const line = await card('Today’s line');
  await user.type(line.getByLabelText(QUESTION), `${text}{Enter}`);
  expect(line.getByText('Enter a whole percentage from 1 to 99')).toBeVisible();
  expect(line.getByRole('button', { name: 'Give Estimate' })).toBeDisabled();
  expect(sent).toEqual([]);
});

it('says why an estimate was refused, and keeps what was typed', async () => {
  todayIs(aDay());
  const refusal = 'You have given your estimate of this game, and it stands';
  server.use(http.post('*/api/habit/estimate', () => new HttpResponse(refusal, { status: 409 })));
  const { user } = await renderApp('/daily');
  const line = await card('Today’s line');
  await user.type(line.getByLabelText(QUESTION), '40{Enter}');
  expect(await line.findByText(refusal)).toBeVisible();
  expect(line.getByLabelText(QUESTION)).toHaveValue('40');
});

it('says when there is no line today, and that a run does not end by it', async () => {
  todayIs(aDay({ daily: null, dailyIsOpen: false }));
  await renderApp('/daily');
  const line = await card('Today’s line');
  expect(line.getByText('No line today')).toBeVisible();
  expect(line.getByText(/does not end by that/)).toBeVisible();
});

it('asks of other games, as many as the day has left', async () => {
  const other = aQuestion({
    gameId: '00000000000000b2',
    market: 'total',
    side: 'over',
    line: 45.5,
  });
  todayIs(aDay({ others: [other], left: 4 }));
  await renderApp('/daily');
  const more = await card('More games');
  expect(more.getByText(/^4 more estimates count today, if you like\./)).toBeVisible();
  expect(more.getByLabelText(/together score over 45\.5\?$/)).toBeVisible();
});

it('lists what was given with how it came out; push and void are not scored', async () => {
  todayIs(
    aDay({
      recent: [
        anEstimate({ id: '3', status: 'won', brier: 0.1444, marketBrier: 0.2014 }),
        anEstimate({ id: '2', status: 'push', isDaily: false }),
        anEstimate({ id: '1', status: 'void', isDaily: false }),
      ],
    }),
  );
  await renderApp('/daily');
  const given = await card('Your estimates');
  expect(
    given.getByText(/^It happened\. Your Brier score 0\.14, the market’s 0\.20/),
  ).toBeVisible();
  expect(given.getAllByText(/Not scored\.$/)).toHaveLength(2);
});

it('pauses a run at one press, ends the pause at another, and hides it', async () => {
  const run = { days: 9, longest: 14, ended: null, pausedUntil: null, isHidden: false };
  todayIs(aDay({ run }));
  const asked: unknown[] = [];
  const answers = (path: string, next: Partial<typeof run> | { pausedUntil: string }) =>
    http.post(`*/api/habit/${path}`, async ({ request }) => {
      asked.push([path, await request.json().catch(() => null)]);
      todayIs(aDay({ run: { ...run, ...next } }));
      return new HttpResponse(null, { status: 204 });
    });
  server.use(
    answers('pause', { pausedUntil: '2030-03-02' }),
    answers('resume', {}),
    answers('hide-run', { isHidden: true }),
  );
  const { user } = await renderApp('/daily');
  const days = await card('Run of days');
  expect(days.getByText('Your run: 9 days. Longest: 14.')).toBeVisible();
  await user.click(days.getByRole('button', { name: 'Pause' }));
  expect(await days.findByText('Paused until March 2. Your run of 9 days waits.')).toBeVisible();
  await user.click(days.getByRole('button', { name: 'End the pause' }));
  expect(await days.findByText('Your run: 9 days. Longest: 14.')).toBeVisible();
  await user.click(days.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('button', { name: 'Show my run of days' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Run of days' })).toBeNull();
  expect(asked).toEqual([
    ['pause', { days: 60 }],
    ['resume', null],
    ['hide-run', { isHidden: true }],
  ]);
});

it('asks a visitor to sign in', async () => {
  signedInAs(null);
  await renderApp('/daily');
  expect(await screen.findByText('Sign in to give your estimate of today’s line.')).toBeVisible();
});

it('stands on the dashboard as a question without a price', async () => {
  boardsAre();
  todayIs(aDay());
  const { router, user } = await renderApp('/dashboard');
  const line = await card('Daily line');
  expect(await line.findByText(QUESTION)).toBeVisible();
  expect(line.queryByText(/market|[+-]\d{3}/)).toBeNull();
  await user.click(line.getByRole('link', { name: 'Give Estimate' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/daily'));
});

it('stands there as the comparison once it is given', async () => {
  boardsAre();
  todayIs(aDay({ dailyEstimate: anEstimate() }));
  await renderApp('/dashboard');
  const line = await card('Daily line');
  expect(await line.findByText('Chicago Bears: You 62, the market 55.')).toBeVisible();
});

const lookBack: HabitLookBack = {
  betId: '77',
  reason: 'price',
  eventName: 'Bulls @ Lakers',
  prediction: 'Lakers -3.5',
  status: 'won',
  placedAt: '2030-01-03T12:00:00Z',
};

it('lists what to look back at, won or lost, with the reason and the way there', async () => {
  todayIs(aDay());
  returnIs({ lookBacks: [lookBack, { ...lookBack, betId: '78', status: 'lost' }] });
  await renderApp('/daily');
  const queue = await card('Look back');
  expect(queue.getAllByText('The price lost 5 or more per 100 to the close.')).toHaveLength(2);
  expect(queue.getAllByRole('link')[0]).toHaveAttribute('href', '/my-bets/77');
});

it('leads to no bet after bets were lost', async () => {
  todayIs(aDay());
  returnIs({ settled: 2, profit: -40, lookBacks: [{ ...lookBack, status: 'lost' }] });
  weekIs(aWeek({ proposal: 'pause' }));
  await renderApp('/daily');
  await card('Look back');
  await card('Your last week');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const ways = links.map((link) => link.getAttribute('href'));
  expect(ways.filter((way) => way && /^\/(place-bets|advanced-betting)/.test(way))).toEqual([]);
});

it('tells the last week, and one thing to try', async () => {
  todayIs(aDay());
  weekIs(aWeek({ proposal: 'pause' }));
  await renderApp('/daily');
  const week = await card('Your last week');
  expect(week.getByText('December 24 to December 30')).toBeVisible();
  expect(week.getByText('You estimated 5 chances and looked back at 6 bets.')).toBeVisible();
  expect(week.getByText('Try a pause of an hour after a loss.')).toBeVisible();
  expect(week.getByRole('list', { name: 'Help' })).toBeVisible();
});

it('asks of three other games until more are wanted', async () => {
  const others = Array.from({ length: 9 }, (_, n) =>
    aQuestion({ gameId: `${n}`.padStart(16, '0') }),
  );
  todayIs(aDay({ others }));
  const { user } = await renderApp('/daily');
  const more = await card('More games');
  expect(more.getAllByRole('textbox')).toHaveLength(3);
  await user.click(more.getByRole('button', { name: 'Show more' }));
  expect(more.getAllByRole('textbox')).toHaveLength(9);
});

it('says on the dashboard what has settled since, and leads to the look-back', async () => {
  boardsAre();
  todayIs(aDay());
  returnIs({ settled: 3, profit: 12, lookBacks: [lookBack] });
  await renderApp('/dashboard');
  expect(
    await screen.findByText('Since Friday: 3 bets settled, +12. One to look back on.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look back' })).toHaveAttribute(
    'href',
    '/daily#look-back',
  );
});
