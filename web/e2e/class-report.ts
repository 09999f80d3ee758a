import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { components } from '../src/api/schema.gen';

type Report = components['schemas']['ClassReport'];
type Board = components['schemas']['ClassBoard'];
type Learner = NonNullable<Report['learners']>[number];

const QUALITIES = ['Amber', 'Brisk', 'Calm', 'Gentle', 'Patient', 'Quiet', 'Steady', 'Witty'];
const THINGS = ['Compass', 'Glacier', 'Lantern', 'Prairie', 'Sparrow'];

const change = (nth: number, before: number, after: number) =>
  ({ state: nth % 4 === 0 ? 'tells' : 'cannot tell', before, after }) as const;

export function learner(nth: number): Learner {
  const bets = 40 + nth;
  const shares = nth % 13 !== 6;
  return {
    alias: `${QUALITIES[nth % 8]} ${THINGS[nth % 5]} ${10 + nth}`,
    name: nth % 3 === 0 ? `Student of a Rather Long Name, the ${nth}th` : `Student ${nth}`,
    hasLeft: nth === 4,
    isTakenBack: nth === 6,
    awaitsAgreement: nth === 19,
    stuck: nth % 17 === 3 ? 'check' : null,
    assignments: shares ? { met: nth % 5, begun: nth % 3, late: nth % 2 } : null,
    lastActAt: shares ? '2026-11-20T10:00:00Z' : null,
    process: shares
      ? {
          bets,
          smallStakes: bets - (nth % 12),
          estimates: Math.floor((bets * (nth % 10)) / 10),
          lookBacks: nth,
          gap: {
            state: nth % 5 ? 'cannot tell' : 'tells',
            n: 35,
            value: 0.12,
            low: 0.05,
            high: 0.2,
          },
          smallStakesChange: change(nth, 0.93, 0.57),
          estimatesChange: change(nth + 1, 0.2, 0.6),
          lookBacksChange: change(nth + 2, 0.4, 0.1),
        }
      : null,
  };
}

/** A class of 40 as a server would answer. */
const CLASS_OF_40: Report = {
  title: 'ECON 101: Decisions under Uncertainty, Autumn',
  kind: 'graded',
  educators: ['prof', 'assistant'],
  openedAt: '2026-09-01T09:00:00Z',
  terms: {
    startCoins: 10_000,
    largestStakePercent: 5,
    allowed: ['moneyline', 'spread', 'total'],
    endsAt: '2027-02-01T00:00:00Z',
    hasEnded: false,
  },
  spreads: {
    smallStakes: { nearlyAll: 20, most: 12, half: 4, fewer: 1, tooFewBets: 0 },
    estimates: { nearlyAll: 4, most: 4, half: 12, fewer: 17, tooFewBets: 0 },
    lookBacks: { nearlyAll: 0, most: 0, half: 11, fewer: 26, tooFewBets: 0 },
  },
  members: 40,
  learners: Array.from({ length: 40 }, (_, nth) => learner(nth)),
  stamp: { position: '48213', root: '5e'.repeat(32), time: '2026-11-26T11:38:35Z' },
};

const BOARD: Board = {
  title: 'ECON 101',
  isTaught: false,
  isOn: true,
  staysOff: false,
  bands: [
    { band: 'steady', aliases: ['Calm Heron 12', 'Quiet Maple 42', 'Tidy Oak 33'] },
    { band: 'on the way', aliases: ['Brisk Otter 17', 'Keen Fern 71'] },
    { band: 'beginning', aliases: [] },
    { band: 'too few', aliases: ['Warm Oak 11'] },
  ],
};

export const A_CLASS = `/classes/${'ec'.repeat(16)}`;

/** The report of a class of 40. */
export async function openReport(page: Page) {
  await page.route('**/api/classes/report/*', (route) => route.fulfill({ json: CLASS_OF_40 }));
  await page.goto(`${A_CLASS}/report`);
  await expect(page.getByRole('heading', { level: 1, name: CLASS_OF_40.title })).toBeVisible();
}

export async function openBoard(page: Page) {
  await page.route('**/api/classes/board/*', (route) => route.fulfill({ json: BOARD }));
  await page.goto(`${A_CLASS}/board`);
  await expect(page.getByRole('list', { name: 'Steady' })).toBeVisible();
}
