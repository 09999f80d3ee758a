import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { OverviewLearner, OverviewProcess } from '@/api/classes/overview';
import { classesAre, ECON, joinedEcon } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const prof: typeof ada = { ...ada, roles: ['player', 'educator'] };
const usual = { state: 'cannot tell', before: 0.8, after: 0.7 } as const;

const process: OverviewProcess = {
  bets: 120,
  smallStakes: 100,
  estimates: 90,
  lookBacks: 12,
  gap: { state: 'cannot tell', n: 80, value: 0.02, low: -0.08, high: 0.12 },
  smallStakesChange: usual,
  estimatesChange: usual,
  lookBacksChange: usual,
};

const learner = (alias: string, others: Partial<OverviewLearner>): OverviewLearner => ({
  id: alias.replaceAll(' ', '-'),
  alias,
  name: null,
  help: null,
  hasLeft: false,
  isTakenBack: false,
  awaitsAgreement: false,
  need: 'none',
  stuck: null,
  lastActAt: '2026-11-25T10:00:00Z',
  assignments: null,
  process,
  alike: null,
  ...others,
});

function overviewIs(learners: OverviewLearner[], hasAssignments = false): void {
  server.use(
    http.get(`*/api/classes/overview/${ECON}`, () =>
      HttpResponse.json({ title: 'ECON 101', hasAssignments, learners }),
    ),
  );
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

beforeEach(() => signedInAs(prof));

it('shows whoever needs a look first, with the reason in words', async () => {
  overviewIs([
    learner('Calm Heron 12', { need: 'stuck', stuck: 'check' }),
    learner('Quiet Maple 42', {
      need: 'worse',
      process: {
        ...process,
        gap: { state: 'tells', n: 200, value: 0.131, low: 0.07, high: 0.19 },
        smallStakesChange: { state: 'tells', before: 0.9, after: 0.4 },
      },
    }),
    learner('Brisk Otter 17', {}),
  ]);
  await renderApp(`/classes/${ECON}`);
  expect(await screen.findByRole('heading', { name: 'ECON 101' })).toBeVisible();
  const aliases = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(aliases).toEqual([
    'Calm Heron 12Stuck: a check wrong three times',
    'Quiet Maple 42Changed for the worse',
    'Brisk Otter 17',
  ]);
  expect(row(/^Quiet Maple/).getByText('Too sure by 13 points')).toBeVisible();
  expect(row(/^Quiet Maple/).getByText('Fewer small stakes: 90% before, 40% now')).toBeVisible();
  expect(row(/^Brisk Otter/).getByText('100 of 120')).toBeVisible();
  expect(row(/^Brisk Otter/).getAllByText('Cannot tell yet')).toHaveLength(2);
});

it('says what is not shared, and never shows it as 0', async () => {
  overviewIs([
    learner('Calm Heron 12', { process: null, lastActAt: null }),
    learner('Quiet Maple 42', { process: null, lastActAt: null, awaitsAgreement: true }),
    learner('Brisk Otter 17', { process: null, lastActAt: null, isTakenBack: true }),
  ]);
  await renderApp(`/classes/${ECON}`);
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(row(/^Calm Heron/).getAllByText('Not shared')).toHaveLength(6);
  expect(row(/^Quiet Maple/).getAllByText('Not shared with you yet')).toHaveLength(6);
  expect(screen.queryByText(/^0 of/)).toBeNull();
});

it('says of each learner how many assignments are met, begun and late', async () => {
  const isShared = { met: 2, begun: 1, late: 0 };
  const overview = [
    learner('Calm Heron 12', { need: 'late', assignments: { met: 0, begun: 0, late: 3 } }),
    learner('Quiet Maple 42', { assignments: isShared }),
    learner('Brisk Otter 17', { assignments: null }),
  ];
  overviewIs(overview, true);
  await renderApp(`/classes/${ECON}`);
  const late = await screen.findByRole('link', { name: '0 met, 3 late' });
  expect(late).toHaveAttribute('href', `/classes/${ECON}/assignments#Calm%20Heron%2012`);
  const act = row(/^Calm Heron/).getAllByRole('link')[1];
  expect(act).toHaveAttribute('href', `/classes/${ECON}/members/Calm-Heron-12`);
  expect(act).toHaveTextContent('2026');
  expect(row(/^Quiet Maple/).getByText('2 met, 1 begun')).toBeVisible();
  expect(row(/^Brisk Otter/).getByText('Not shared')).toBeVisible();
});

it('names who estimates alike, and says it is no more than that', async () => {
  overviewIs([
    learner('Calm Heron 12', { alike: { count: 1, aliases: ['Quiet Maple 42'] } }),
    learner('Quiet Maple 42', {}),
  ]);
  await renderApp(`/classes/${ECON}`);
  expect(
    await screen.findByText('Estimates alike within a minute, on 5 lines or more: Quiet Maple 42'),
  ).toBeVisible();
});

it('has no column of assignments where the class has set none', async () => {
  overviewIs([learner('Calm Heron 12', {})]);
  await renderApp(`/classes/${ECON}`);
  expect(await screen.findByRole('rowheader')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Assignments' })).toBeNull();
});

it('shows a member the same row, which leads nowhere', async () => {
  classesAre({ joined: [joinedEcon] });
  const own = learner('Quiet Maple 42', { assignments: { met: 1, begun: 0, late: 0 } });
  server.use(
    http.get(`*/api/classes/own-row/${ECON}`, () =>
      HttpResponse.json({ title: 'ECON 101', hasAssignments: true, learners: [own] }),
    ),
  );
  const { user } = await renderApp('/classes');
  await user.click(await screen.findByRole('button', { name: 'What the Class Sees of Me' }));
  const table = within(await screen.findByRole('table', { name: 'My row in the overview' }));
  expect(table.getByText('1 met')).toBeVisible();
  expect(table.getByText('100 of 120')).toBeVisible();
  expect(table.queryByRole('link')).toBeNull();
});

it('says that nobody is in the class yet', async () => {
  overviewIs([]);
  await renderApp(`/classes/${ECON}`);
  expect(await screen.findByText('Nobody is in this class yet')).toBeVisible();
});

it('says so where the class is not the own one', async () => {
  server.use(
    http.get(`*/api/classes/overview/${ECON}`, () =>
      HttpResponse.text('You teach no such class', { status: 404 }),
    ),
  );
  await renderApp(`/classes/${ECON}`);
  expect(await screen.findByText('You teach no such class')).toBeVisible();
});
