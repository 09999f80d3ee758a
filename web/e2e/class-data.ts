import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { components } from '../src/api/schema.gen';
import { aProgress, someEstimates } from '../src/test/progress';
import { A_CLASS, learner, openBoard, openReport } from './class-report';
import type { Views } from './views';

// Pages of a class of 40, as a server would answer: no class of a test is as full as a term.

type Schemas = components['schemas'];
type OverviewLearner = Schemas['OverviewLearner'];

const MEMBERS = 40;
const A_MEMBER = 'ab'.repeat(8);

function needOf(nth: number): OverviewLearner['need'] {
  if (nth === 0) return 'asked';
  if (nth < 4) return 'stuck';
  if (nth < 8) return 'worse';
  return nth < 14 ? 'late' : 'none';
}

const OVERVIEW: Schemas['ClassOverview'] = {
  title: 'ECON 101: Decisions under Uncertainty, Autumn',
  hasAssignments: true,
  learners: Array.from({ length: MEMBERS }, (_, nth) => ({
    ...learner(nth),
    id: nth.toString(16).padStart(16, '0'),
    need: needOf(nth),
    stuck: needOf(nth) === 'stuck' ? ('silence' as const) : null,
    help: nth === 0 ? { askedAt: '2026-11-24T10:00:00Z', seenAt: null } : null,
    alike: nth === 5 ? { count: 2, aliases: ['Calm Glacier 12', 'Quiet Prairie 33'] } : null,
  })),
};

const ANSWERED = ['odds-formats', 'types-of-bets', 'bankroll-management'] as const;

const RECORD: Schemas['LearnerRecord'] = {
  classId: 'ec'.repeat(16),
  title: OVERVIEW.title,
  alias: 'Brisk Glacier 11',
  name: 'Student of a Rather Long Name, the 11th',
  joinedAt: '2026-09-02T09:00:00Z',
  ...{ hasLeft: false, isTakenBack: false, awaitsAgreement: false },
  shares: { bets: true, learning: true, quiz: true, chasing: true },
  note: {
    text: 'Stakes go up after a loss. We agreed on a week at 2% of the purse.',
    ...{ version: 3, changedAt: '2026-11-20T10:00:00Z', changedBy: 'prof' },
  },
  help: null,
  progress: aProgress(),
  lookBacks: 12,
  learning: {
    readings: ANSWERED.map((guide) => ({ guide, readAt: '2026-10-02T10:00:00Z' })),
    answers: ANSWERED.flatMap((guide) =>
      [1, 2, 3].map((check) => ({
        ...{ guide, check, isRight: check !== 2, answeredAt: '2026-10-03T10:00:00Z' },
      })),
    ),
    estimates: 69,
    unseen: someEstimates(),
  },
  quiz: {
    ...{ skillLevel: 'Casual', score: 100, knowledge: 2, answers: [1, 1, 0, 0, 4] },
    strengths: ['Reading odds', 'Bankroll management'],
    areasToImprove: ['The point spread', 'Expected value'],
    takenAt: '2026-09-02T09:10:00Z',
  },
};

export async function openOverview(page: Page) {
  await page.route('**/api/classes/overview/*', (route) => route.fulfill({ json: OVERVIEW }));
  await page.goto(A_CLASS);
  await expect(page.getByRole('region', { name: 'Table: Learners by need' })).toBeVisible();
}

const NOTE_MAX = 280;
const NOTE =
  'The line had moved two points since the morning, and the injury report came late: I thought the price had not followed yet. '
    .repeat(3)
    .slice(0, NOTE_MAX);

function aBet(nth: number): Schemas['RecordBet'] {
  const isWon = nth % 2 === 0;
  return {
    id: `${9_000 - nth}`,
    placedAt: `2026-11-${String(24 - nth).padStart(2, '0')}T18:00:00Z`,
    eventName: 'Oklahoma City Thunder @ Minnesota Timberwolves',
    prediction: nth % 3 === 0 ? 'Minnesota Timberwolves -12.5' : 'Over 221.5',
    kind: nth % 3 === 0 ? 'spread' : 'total',
    ...{ odds: -110, stake: 1_250, share: nth === 3 ? 0.125 : 0.031, statedChance: 0.62 },
    ...{ impliedChance: 0.524, marketChance: 0.501, close: { line: -13.5, odds: -118 } },
    ...{ closeChance: 0.529, closingLineValue: 0.0102, isEstimated: nth % 3 === 0 },
    ...{ status: isWon ? 'won' : 'lost', settledAt: '2026-11-24T21:00:00Z' },
    ...{ profit: isWon ? 1_136 : -1_250, edge: 0.119, margin: 54, movement: 31, luck: 1_159 },
    lookedBackAt: nth % 4 === 0 ? '2026-11-25T09:00:00Z' : null,
    note: nth % 2 === 0 ? NOTE : '',
  };
}

async function openRecord(page: Page, tab: string) {
  const bets: Schemas['RecordBets'] = {
    count: 60,
    bets: Array.from({ length: 20 }, (_, nth) => aBet(nth)),
    nextCursor: 'next',
  };
  await page.route('**/api/classes/records/*', (route) => route.fulfill({ json: RECORD }));
  await page.route('**/api/classes/records/*?*', (route) => route.fulfill({ json: RECORD }));
  await page.route('**/api/classes/record-bets/*', (route) => route.fulfill({ json: bets }));
  await page.goto(`${A_CLASS}/members/${A_MEMBER}?tab=${tab}`);
}

/** The tab of a record, with each of its tables unfolded. */
const record = (tab: string, figure: string) => async (page: Page) => {
  await openRecord(page, tab);
  await expect(page.getByRole('region', { name: figure, exact: true })).toBeVisible();
  const tables = page.getByRole('button', { name: /^Show as a table/ });
  for (const table of await tables.all()) await table.click();
};

/** What an educator sees of a full class. */
export const FULL_CLASS: Views = {
  'overview of 40': openOverview,
  'bets of a learner': async (page) => {
    await openRecord(page, 'bets');
    await expect(page.getByText(NOTE.slice(0, 40)).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Look-back figures/ })
      .first()
      .click();
  },
  'prices of a learner': record('prices', 'Closing-line value over time'),
  'estimates of a learner': record('estimates', 'Calibration'),
  'stakes of a learner': record('stakes', 'After losses'),
  'results of a learner': record('results', 'Return'),
  'learning of a learner': record('learning', 'Guides read'),
  'report of 40': openReport,
  board: openBoard,
};
