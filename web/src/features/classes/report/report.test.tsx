import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ReportLearner } from '@/api/classes/report';
import type { ClassReport } from '@/api/types';
import { ECON } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const usual = { state: 'cannot tell', before: 0.8, after: 0.7 } as const;
const process: NonNullable<ReportLearner['process']> = {
  bets: 120,
  smallStakes: 100,
  estimates: 90,
  lookBacks: 12,
  gap: { state: 'tells', n: 80, value: 0.13, low: 0.08, high: 0.18 },
  smallStakesChange: usual,
  estimatesChange: usual,
  lookBacksChange: usual,
};
const learner: ReportLearner = {
  alias: 'Calm Heron 12',
  name: null,
  hasLeft: false,
  isTakenBack: false,
  awaitsAgreement: false,
  stuck: null,
  lastActAt: '2026-11-25T10:00:00Z',
  assignments: { met: 3, begun: 0, late: 1 },
  process,
};
const spread = { nearlyAll: 3, most: 1, half: 0, fewer: 1, tooFewBets: 2 };
const report: ClassReport = {
  title: 'ECON 101',
  kind: 'graded',
  educators: ['prof'],
  openedAt: '2026-11-01T09:00:00Z',
  terms: {
    startCoins: 10_000,
    largestStakePercent: 5,
    allowed: ['moneyline', 'spread'],
    endsAt: '2027-02-01T00:00:00Z',
    hasEnded: false,
  },
  spreads: { smallStakes: spread, estimates: spread, lookBacks: spread },
  members: 5,
  learners: [
    { ...learner, name: '=Ada "Byron"' },
    { ...learner, alias: 'Quiet Maple 42', process: null, lastActAt: null },
    { ...learner, alias: 'Brisk Otter 17', process: null, lastActAt: null, isTakenBack: true },
    { ...learner, alias: 'Warm Oak 11', process: null, awaitsAgreement: true },
    { ...learner, alias: 'Kind Fern 20', stuck: 'check' },
  ],
  stamp: { position: '4711', root: 'ab'.repeat(32), time: '2026-11-26T11:38:35Z' },
};

const reportIs = (shown: ClassReport) =>
  server.use(http.get(`*/api/classes/report/${ECON}`, () => HttpResponse.json(shown)));
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

beforeEach(() => signedInAs({ ...ada, roles: ['player', 'educator'] }));

it('shows each learner in the order of the server, by name where it is known', async () => {
  reportIs(report);
  await renderApp(`/classes/${ECON}/report`);
  expect(await screen.findByRole('heading', { level: 1, name: 'ECON 101' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Learners of the class' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '=Ada "Byron"Calm Heron 12',
    'Quiet Maple 42',
    'Brisk Otter 17',
    'Warm Oak 11',
    'Kind Fern 20',
  ]);
  expect(row(/^=Ada/).getByText('3 met, 1 late')).toBeVisible();
  expect(row(/^=Ada/).getByText('100 of 120')).toBeVisible();
  expect(row(/^=Ada/).getByText('Too sure by 13 points')).toBeVisible();
  expect(row(/^Quiet Maple/).getByText('Not shared')).toBeVisible();
  expect(row(/^Brisk Otter/).getByText('Withdrawn')).toBeVisible();
  expect(row(/^Warm Oak/).getByText('Not shared with you yet')).toBeVisible();
  expect(row(/^Kind Fern/).getByText('At a check')).toBeVisible();
});

it('counts learners by bands, in words and numbers', async () => {
  reportIs(report);
  await renderApp(`/classes/${ECON}/report`);
  const spreads = within(await screen.findByRole('table', { name: /^Stakes of at most 5%/ }));
  expect(spreads.getByRole('row', { name: '90% and more 3' })).toBeVisible();
  expect(spreads.getByRole('row', { name: 'Fewer than 10 bets 2' })).toBeVisible();
});

it('counts nobody in a small group', async () => {
  reportIs({ ...report, spreads: null });
  await renderApp(`/classes/${ECON}/report`);
  expect(await screen.findByText(/^Shown once five learners share their bets/)).toBeVisible();
});

it('names no learner once the time is over in which they are seen', async () => {
  reportIs({ ...report, learners: null });
  await renderApp(`/classes/${ECON}/report`);
  expect(await screen.findByText(/saw the learners of this class is over/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Learners of the class' })).toBeNull();
});

it('says as of when it is, and how that is checked', async () => {
  reportIs(report);
  await renderApp(`/classes/${ECON}/report`);
  const root = 'ab'.repeat(32);
  const check = `chalkline audit verify --data DIR --expect 4711:${root}`;
  expect(await screen.findByText(check)).toBeVisible();
  expect(screen.getByText('Class report as of 2026-11-26 11:38 UTC')).toBeVisible();
});

it('leads to the files', async () => {
  reportIs(report);
  await renderApp(`/classes/${ECON}/report`);
  const csv = await screen.findByRole('link', { name: 'Download CSV' });
  expect(csv).toHaveAttribute('href', `/api/classes/report-csv/${ECON}`);
  expect(screen.getByRole('link', { name: 'Download JSON' })).toHaveAttribute(
    'href',
    `/api/classes/report-json/${ECON}`,
  );
  expect(screen.getByRole('link', { name: 'Download Grades CSV' })).toBeVisible();
});

it('says so where the class is not the own one', async () => {
  server.use(
    http.get(`*/api/classes/report/${ECON}`, () =>
      HttpResponse.text('You teach no such class', { status: 404 }),
    ),
  );
  await renderApp(`/classes/${ECON}/report`);
  expect(await screen.findByText('You teach no such class')).toBeVisible();
});
