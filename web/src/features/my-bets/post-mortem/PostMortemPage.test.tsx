import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PostMortem } from '@/api/types';
import { aBet, aLeg, aSingle, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { aLegWorth, aPostMortem } from '@/test/post-mortems';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

/** The server says this of bet 42. */
async function lookBack(postMortem: PostMortem) {
  signedInAs(ada);
  server.use(
    http.post('*/api/bets/post-mortem', async ({ request }) => {
      expect(await request.json()).toEqual({ betId: '42' });
      return HttpResponse.json(postMortem);
    }),
  );
  return renderApp('/my-bets/42');
}

function refuse(status: number, sentence: string) {
  signedInAs(ada);
  server.use(http.post('*/api/bets/post-mortem', () => new HttpResponse(sentence, { status })));
  return renderApp('/my-bets/42');
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the bet, the score, the result and the XP that looking back earned', async () => {
  await lookBack(aPostMortem({ awarded: 5 }));
  const bet = await card('The bet');
  expect(bet.getByRole('heading', { name: 'Boston Celtics -3.5 -110' })).toBeVisible();
  expect(bet.getByText(/Final: Miami Heat 98, Boston Celtics 104/)).toBeVisible();
  expect(bet.getByText('Won')).toBeVisible();
  expect(bet.getByText('+91')).toBeVisible();
  expect(bet.getByRole('status')).toHaveTextContent('+5 XP for looking back');
});

it('shows what the price, the close and luck did', async () => {
  await lookBack(aPostMortem());
  expect((await card('The bet')).queryByRole('status')).not.toBeInTheDocument();
  const price = await card('The price you took');
  expect(price.getByText('52.4%')).toBeVisible();
  expect(price.getByText('50.0%')).toBeVisible();
  const close = await card('The closing line');
  expect(close.getByText('-125')).toBeVisible();
  expect(close.getByText('-3.5')).toBeVisible();
  expect(close.getByText('+1.7%')).toBeVisible();
  const luck = await card('Luck and price');
  for (const text of ['+6.2', '-4.5']) expect(luck.getByText(text)).toBeVisible();
  expect(luck.getByText('+89.3')).toBeVisible();
  expect(luck.getByText(/^You won, and at a good price/)).toBeVisible();
});

it('says what an all-in win staked, and what 5% would have been', async () => {
  const bet = aBet({ status: 'won', betAmount: 913, payout: 2556 });
  await lookBack(aPostMortem({ bet, bankroll: 913 }));
  const stake = await card('The stake');
  expect(stake.getByText('100%')).toBeVisible();
  expect(
    stake.getByText(
      'You staked 100% of your bankroll of 913 coins. Had it lost, you would have had 0 left. At most 5% is 45 coins: then no single bet costs more than a twentieth.',
    ),
  ).toBeVisible();
});

it('says nothing of a stake of 5% or less', async () => {
  await lookBack(aPostMortem({ bankroll: 2000 }));
  await card('Luck and price');
  expect(screen.queryByRole('region', { name: 'The stake' })).toBeNull();
});

it('shows when a replayed game was really played', async () => {
  const legs = [aLeg({ sport: 'nfl', recordedStart: '2023-09-08T00:20:00Z' })];
  const bet = aBet({ status: 'won', payout: 191, sport: 'nfl', source: 'replay', legs });
  await lookBack(aPostMortem({ bet }));
  expect((await card('The bet')).getByText('Week 1, Thu, Sep 7, 2023')).toBeVisible();
});

it('holds the stated chance against the price', async () => {
  await lookBack(aPostMortem({ statedChance: 0.6, edge: 0.1455 }));
  const own = await card('Your own estimate');
  expect(own.getByText('60%')).toBeVisible();
  expect(own.getByText('+14.5%')).toBeVisible();
});

it('draws no split for a bet that nobody won', async () => {
  const bet = aBet({ status: 'push', payout: 100 });
  await lookBack(aPostMortem({ bet, expectedProfit: 1.7, luck: -1.7 }));
  const luck = await card('Luck and price');
  expect(luck.getByText(/exactly on the line/)).toBeVisible();
  expect(luck.queryByText('Result')).not.toBeInTheDocument();
});

it('shows of a conditional which part came true, and by which score', async () => {
  const bet = aSingle(
    { betType: 'total', side: 'over', line: 220.5, prediction: 'Over 220.5' },
    {
      odds: 122,
      status: 'lost',
      payout: 0,
      score: { home: 104, away: 98 },
      condition: { type: 'if_win', team: 'home', line: null, time: null },
    },
  );
  await lookBack(
    aPostMortem({
      bet,
      impliedChance: 0.45,
      noVigChance: null,
      margin: null,
      condition: { status: 'won', score: { home: 104, away: 98 } },
      legs: [aLegWorth({ status: 'lost' })],
    }),
  );
  const head = await card('The bet');
  const parts = within(head.getByRole('list', { name: 'What had to come true' }));
  const [condition, pick] = parts.getAllByRole('listitem');
  expect(condition).toHaveTextContent(
    'Condition: Boston Celtics win the gameCame trueBoston Celtics won 104–98, by 6 points.',
  );
  expect(pick).toHaveTextContent('Did not come trueThey scored 202 together');
  expect(head.getByText(/^The condition came true, but the pick did not/)).toBeVisible();
  const price = await card('The price you took');
  expect(
    price.getByText(/had to hold in at least 90\.0% of the games in which the pick came true/),
  ).toBeVisible();
});

it('takes a lost parlay apart leg by leg, and says that an open leg was not needed', async () => {
  const bet = aBet({
    betType: 'parlay',
    eventName: 'Parlay of 3',
    prediction: 'Boston Celtics -3.5, Dallas Stars, Over 47.5',
    status: 'lost',
    payout: 0,
    odds: 595,
    legs: [
      aLeg({ status: 'lost', score: { home: 99, away: 98 } }),
      aLeg({ gameId: 'b1', betType: 'moneyline', prediction: 'Dallas Stars', status: 'won' }),
      aLeg({
        gameId: 'c1',
        eventName: 'Jets @ Bills',
        betType: 'total',
        prediction: 'Over 47.5',
        startTime: inMinutes(60),
      }),
    ],
  });
  const legs = [
    aLegWorth({ status: 'lost', closingLineValue: -0.03 }),
    aLegWorth(),
    aLegWorth({ status: 'pending', closing: null, closingLineValue: null }),
  ];
  await lookBack(aPostMortem({ bet, legs }));
  const part = await card('Leg by leg');
  const [lost, won, open] = within(part.getByRole('list', { name: 'Legs' })).getAllByRole(
    'listitem',
  );
  expect(lost).toHaveTextContent('Boston Celtics -3.5 -110 Lost');
  expect(lost).toHaveTextContent('Final 98\u2060–\u206099');
  expect(lost).toHaveTextContent('you paid too much for it: 3.0 coins');
  expect(won).toHaveTextContent('Won');
  expect(open).toHaveTextContent('Not needed');
  expect(open).not.toHaveTextContent('Pending');
  expect(part.getByRole('link', { name: 'Jets @ Bills' })).toHaveAttribute(
    'href',
    '/place-bets?game=c1',
  );
  expect(part.getAllByRole('link')).toHaveLength(1);
  expect(part.getByText(/^One leg lost it, though another won/)).toBeVisible();
});

it.each([
  [409, 'This bet is still open'],
  [404, 'No such bet'],
  [503, 'Failed to load this bet. Please try again.'],
])('refused with %i: %s', async (status, words) => {
  await refuse(status, 'No.');
  expect(await screen.findByText(words)).toBeVisible();
});
