import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePurse } from '@/state/purse';
import { classesAre, joinedEcon } from '@/test/classes';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const celtics = aGame();
const lakers = aGame({
  id: 'b1b2c3d4e5f60718',
  homeTeam: { name: 'Los Angeles Lakers', code: 'LAL' },
});

/** What the calls at the path are asked from now on; each is answered the same. */
function asked(path: string, answer: object | null) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/classes/acts/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return answer ? HttpResponse.json(answer) : new HttpResponse(null, { status: 204 });
    }),
  );
  return bodies;
}

async function part(name: string) {
  const page = await renderApp('/practice');
  return { ...page, part: within(await screen.findByRole('region', { name })) };
}

afterEach(() => usePurse.setState({ chosen: null }));
beforeEach(() => {
  signedInAs(ada);
  serverWith([celtics, lakers]);
  classesAre({ joined: [joinedEcon] });
});

it('tells the margin of a market once it is marked', async () => {
  const bodies = asked('mark', { margin: 0.0531 });
  const { user, part: card } = await part('Mark a high margin');
  await user.selectOptions(card.getByLabelText('Game'), celtics.id);
  await user.click(card.getByRole('button', { name: 'The margin of Spread is high' }));
  expect(await card.findByText('Marked. Its margin is 5.3%.')).toBeInTheDocument();
  expect(bodies).toEqual([{ gameId: celtics.id, market: 'spread', side: 'away', line: 3.5 }]);
});

it('tells the margin of a parlay after the guess alone', async () => {
  const bodies = asked('guess', { margin: 0.0871 });
  const { user, part: card } = await part('Guess the margin of a parlay');
  for (const [game, side] of [
    [celtics.id, 'moneyline home'],
    [lakers.id, 'total over'],
  ] as const) {
    await user.selectOptions(card.getByLabelText('Game of the next leg'), game);
    await user.selectOptions(card.getByLabelText('Side'), side);
    await user.click(card.getByRole('button', { name: 'Add Leg' }));
  }
  expect(card.queryByText(/Its margin is/)).toBeNull();
  await user.type(card.getByLabelText('Your guess of its margin (%)'), '8.5');
  await user.click(card.getByRole('button', { name: 'Guess' }));
  expect(await card.findByText('Its margin is 8.7%. You guessed 8.5%.')).toBeInTheDocument();
  expect(bodies).toEqual([
    {
      sides: [
        { gameId: celtics.id, market: 'moneyline', side: 'home', line: 0 },
        { gameId: lakers.id, market: 'total', side: 'over', line: 220.5 },
      ],
      tenthsOfPercent: 85,
    },
  ]);
});

it('passes in the class whose purse is chosen, on its own season too', async () => {
  const history = { ...joinedEcon, id: 'f'.repeat(32), title: 'HIST 2' };
  classesAre({ joined: [joinedEcon, history] });
  usePurse.setState({ chosen: { id: history.id, title: history.title } });
  const replayed = aGame({
    id: 'c1b2c3d4e5f60718',
    source: 'replay',
    homeTeam: { name: 'Kansas City Chiefs', code: 'KC' },
  });
  serverWith([celtics, replayed]);
  const purses: (string | null)[] = [];
  server.use(
    http.post('*/api/classes/acts/pass', ({ request }) => {
      purses.push(new URL(request.url).searchParams.get('purse'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, part: card } = await part('Pass on a game');
  expect(await card.findByLabelText('Class')).toHaveValue(history.id);
  await user.selectOptions(card.getByLabelText('Game'), replayed.id);
  await user.click(card.getByRole('button', { name: 'Pass on this Game' }));
  await waitFor(() => expect(purses).toEqual([history.id]));
  await user.selectOptions(card.getByLabelText('Class'), joinedEcon.id);
  expect(card.queryByRole('option', { name: /Kansas City Chiefs/ })).toBeNull();
});

it('passes on a game of a class for one of the reasons', async () => {
  const bodies = asked('pass', null);
  const { user, part: card } = await part('Pass on a game');
  await user.selectOptions(await card.findByLabelText('Game'), lakers.id);
  await user.selectOptions(card.getByLabelText('Why'), 'unsure');
  await user.click(card.getByRole('button', { name: 'Pass on this Game' }));
  expect(await screen.findByText(/^Passed on .* @ Los Angeles Lakers$/)).toBeInTheDocument();
  expect(bodies).toEqual([{ gameId: lakers.id, reason: 'unsure' }]);
});
