import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AssignmentNumbers, ClassAssignments, OwnAssignment } from '@/api/types';
import { classesAre, ECON, joinedEcon, taughtEcon } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const prof: typeof ada = { ...ada, roles: ['player', 'educator'] };
const none: AssignmentNumbers = {
  count: 0,
  games: 0,
  days: 0,
  different: 0,
  boundPercent: 0,
  atRiskPercent: 0,
  tries: 0,
  perDay: 0,
  seconds: 0,
  answerSeconds: 0,
};
const mornings = {
  assignment: 'mornings',
  version: 2,
  numbers: { ...none, days: 5 },
  from: null,
  due: '2026-12-04',
  games: [],
} as const;

const shown: ClassAssignments = {
  title: 'ECON 101',
  assignments: [{ ...mornings, games: [] }],
  withdrawn: [{ assignment: 'hunch', version: 4 }],
  choices: [
    { assignment: 'mornings', usual: { ...none, days: 5 }, most: { ...none, days: 20 } },
    { assignment: 'hunch', usual: { ...none, count: 30 }, most: { ...none, count: 120 } },
  ],
  learners: [
    {
      alias: 'Calm Heron 12',
      name: null,
      hasLeft: false,
      isTakenBack: false,
      awaitsAgreement: false,
      progress: [
        { assignment: 'mornings', mark: 'begun', version: 2, done: 2, of: 5, byTwin: false },
      ],
    },
    {
      alias: 'Quiet Maple 42',
      name: null,
      hasLeft: false,
      isTakenBack: false,
      awaitsAgreement: false,
      progress: [
        { assignment: 'mornings', mark: 'notShared', version: 0, done: 0, of: 0, byTwin: false },
      ],
    },
  ],
};

const PATH = `/classes/${ECON}/assignments`;

beforeEach(() => {
  signedInAs(prof);
  classesAre({ taught: [taughtEcon] });
  server.use(http.get(`*/api/classes/assignments/${ECON}`, () => HttpResponse.json(shown)));
});

it('tells an educator how far each learner is, and what is not shared', async () => {
  await renderApp(PATH);
  const row = await screen.findByRole('row', { name: /Calm Heron/ });
  expect(row).toHaveTextContent('Begun, 2 of 5');
  expect(screen.getByRole('row', { name: /Quiet Maple/ })).toHaveTextContent('Not shared');
  const card = screen.getByRole('region', { name: 'Mornings' });
  expect(card).toHaveTextContent('Answer the daily line on 5 days.');
  expect(card).toHaveTextContent('Due on 12/04/2026; met later, it counts as late.');
});

it('changes a rule with the version that was read, and tells the second of two educators', async () => {
  const asked: unknown[] = [];
  const refusal = 'Somebody has changed this assignment since you opened it, so look at it again';
  server.use(
    http.post('*/api/classes/assignments/set', async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse(refusal, { status: 409 });
    }),
  );
  const { user } = await renderApp(PATH);
  const card = within(await screen.findByRole('region', { name: 'Mornings' }));
  await user.click(card.getByRole('button', { name: 'Change' }));
  const days = card.getByLabelText('Days');
  await user.clear(days);
  await user.type(days, '21');
  expect(card.getByText('From 1 to 20')).toBeInTheDocument();
  await user.clear(days);
  await user.type(days, '7');
  await user.click(card.getByRole('button', { name: 'Change the Assignment' }));
  expect(await card.findByRole('alert')).toHaveTextContent(refusal);
  expect(asked).toEqual([
    {
      ...{ classId: ECON, assignment: 'mornings', version: 2, from: null, due: '2026-12-04' },
      ...{ numbers: { ...none, days: 7 }, games: [] },
    },
  ]);
});

it('brings the learner into sight whom the address names', async () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderApp(`${PATH}#Quiet%20Maple%2042`);
  const named = await screen.findByRole('row', { name: /^Quiet Maple 42/ });
  expect(named).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /^Calm Heron 12/ })).not.toHaveAttribute('aria-current');
  expect(intoSight.mock.contexts).toContain(named);
});

it('keeps the games of a list that are over, and offers those of the class', async () => {
  const asked: unknown[] = [];
  const over = { gameId: '0'.repeat(15) + '1', eventName: 'Hawks @ Bulls', startsAt: null };
  const next = { gameId: '0'.repeat(15) + '2', eventName: 'Suns @ Jazz', startsAt: null };
  const board = {
    ...{ assignment: 'setGames', version: 1, numbers: { ...none, count: 1 } },
    ...{ from: null, due: null, games: [over] },
  };
  const choice = {
    ...{ assignment: 'setGames', usual: { ...none, count: 10 }, most: { ...none, count: 40 } },
  };
  server.use(
    http.get(`*/api/classes/assignments/${ECON}`, () =>
      HttpResponse.json({
        ...shown,
        assignments: [board],
        choices: [...shown.choices, choice],
        learners: [],
      }),
    ),
    http.get(`*/api/classes/games/${ECON}`, () => HttpResponse.json({ games: [next] })),
    http.post('*/api/classes/assignments/set', async ({ request }) => {
      asked.push(((await request.json()) as { games: unknown }).games);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderApp(PATH);
  const card = within(await screen.findByRole('region', { name: 'One board' }));
  await user.click(card.getByRole('button', { name: 'Change' }));
  expect(card.getByLabelText(/^Hawks @ Bulls/)).toBeChecked();
  await user.click(await card.findByLabelText(/^Suns @ Jazz/));
  await user.click(card.getByRole('button', { name: 'Change the Assignment' }));
  await waitFor(() => expect(asked).toEqual([[over, next].map(({ gameId }) => ({ gameId }))]));
});

it('sets a withdrawn assignment as the version after its last', async () => {
  const asked: { version?: number }[] = [];
  server.use(
    http.post('*/api/classes/assignments/set', async ({ request }) => {
      asked.push((await request.json()) as { version: number });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderApp(PATH);
  await user.selectOptions(await screen.findByLabelText('Assignment'), 'State a hunch');
  await user.click(screen.getByRole('button', { name: 'Set the Assignment' }));
  expect(await screen.findByText('State a hunch is set')).toBeInTheDocument();
  expect(asked).toMatchObject([{ assignment: 'hunch', version: 4 }]);
});

it('grades all by the new rule once the difference was shown', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/classes/assignments/regrade', async ({ request }) => {
      const body = (await request.json()) as { isPreview: boolean };
      asked.push(body.isPreview);
      const found = { newlyMet: ['Calm Heron 12'], stayMet: ['Brisk Otter 17'] };
      return HttpResponse.json({ version: 2, ...found, isDone: !body.isPreview });
    }),
  );
  const { user } = await renderApp(PATH);
  const card = within(await screen.findByRole('region', { name: 'Mornings' }));
  await user.click(card.getByRole('button', { name: 'Grade All by This Rule' }));
  await user.click(card.getByRole('button', { name: 'Show the Difference' }));
  expect(await card.findByText('Calm Heron 12')).toBeInTheDocument();
  expect(card.getByText('Brisk Otter 17')).toBeInTheDocument();
  const presses = card.getAllByRole('button', { name: 'Grade All by This Rule' });
  await user.click(presses.at(-1) as HTMLElement);
  expect(await screen.findByText('Graded: 1 learner more have met it')).toBeInTheDocument();
  expect(asked).toEqual([true, false]);
});

it('tells a learner what is asked, how far they are, and where it is done', async () => {
  signedInAs(ada);
  classesAre({ joined: [joinedEcon] });
  const own: OwnAssignment[] = [
    {
      rule: { ...mornings, games: [] },
      progress: { assignment: 'mornings', mark: 'late', version: 2, done: 2, of: 5, byTwin: false },
      isShared: true,
    },
    {
      rule: {
        ...{ assignment: 'smallStakes', version: 1, from: null, due: null, games: [] },
        numbers: { ...none, count: 10, days: 4, boundPercent: 2, atRiskPercent: 10 },
      },
      progress: {
        ...{ assignment: 'smallStakes', mark: 'met', version: 1, done: 10, of: 10 },
        byTwin: true,
      },
      isShared: false,
    },
  ];
  server.use(
    http.get(`*/api/classes/own-assignments/${ECON}`, () =>
      HttpResponse.json({ title: 'ECON 101', assignments: own }),
    ),
  );
  await renderApp(PATH);
  const late = within(await screen.findByRole('region', { name: 'Mornings' }));
  expect(late.getByText('Late, 2 of 5')).toBeInTheDocument();
  expect(late.getByRole('link', { name: 'Today’s Estimates' })).toHaveAttribute('href', '/daily');
  const met = within(screen.getByRole('region', { name: 'A week of small stakes' }));
  expect(met.getByText('Met')).toBeInTheDocument();
  expect(met.getByText('Without bets: 10 estimates on 4 days of the week.')).toBeInTheDocument();
  expect(met.getByText(/Your class does not see this one/)).toBeInTheDocument();
  expect(met.queryByRole('link')).toBeNull();
});
