import { describe, expect, it } from 'vitest';
import { checksPerGuide } from '@/../../schemas/cases/guides.json';
import { losingRun } from '@/domain/analysis/binomial';
import { GUIDES } from './guides';
import { loadGuide } from './load-guide';
import { shuffled } from './shuffled';

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)}%`;
const signedPercent = (share: number) => `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`;

/** The guide, its step and its variant from 1, and the right answer by plain arithmetic. */
const NUMBERS: readonly (readonly [string, number, number, string])[] = [
  ['odds-formats', 2, 1, `${Math.round((100 * 100) / 150)}`],
  ['odds-formats', 2, 2, '130'],
  ['odds-formats', 3, 1, percent(100 / 400)],
  ['odds-formats', 3, 2, percent(200 / 300)],
  ['odds-formats', 4, 1, percent(1 - 1 / (110 / 210 + 110 / 210))],
  ['odds-formats', 4, 2, percent(1 - 1 / (120 / 220 + 100 / 200))],
  ['odds-formats', 5, 2, percent(160 / 260 / (160 / 260 + 100 / 240))],
  ['types-of-bets', 1, 1, `No: it must win ${percent(250 / 350)} to break even`],
  ['types-of-bets', 1, 2, percent(400 / 500)],
  ['types-of-bets', 4, 2, percent(1 / 4)],
  ['bankroll-management', 2, 1, percent(500 / 500, 0)],
  ['bankroll-management', 2, 2, percent(200 / 800, 0)],
  ['bankroll-management', 3, 1, '60'],
  ['bankroll-management', 3, 2, '40'],
  ['bankroll-management', 4, 2, '320'],
  ['bankroll-management', 5, 2, '45'],
  ['value-betting', 1, 1, signedPercent(0.4 * 2.7 - 1)],
  ['value-betting', 1, 2, signedPercent(0.6 * 1.6 - 1)],
  ['value-betting', 2, 2, `+${(0.44 * 150 - 0.56 * 100).toFixed(1)}`],
  ['value-betting', 3, 1, `No, it would have to win ${percent(1200 / 1300)}`],
  ['value-betting', 3, 2, `No, it would have to win ${percent(500 / 600)}`],
  ['value-betting', 4, 2, signedPercent(0.45 * 2.2 - 1)],
  ['contrarian-betting', 3, 1, signedPercent(2.2 * 0.48 - 1)],
  ['contrarian-betting', 3, 2, signedPercent(1.9 * 0.5 - 1)],
  ['contrarian-betting', 4, 1, signedPercent(2.1 * 0.5 - 1)],
  ['line-shopping', 2, 2, `${Math.round(10_000 / 104) - Math.round(10_000 / 110)} coins`],
  ['line-shopping', 4, 1, percent(1 - 1 / (100 / 205 + 105 / 205))],
  ['line-shopping', 4, 2, percent(1 - 1 / (105 / 205 + 105 / 205))],
  ['probability-basics', 1, 1, percent(1 - 0.8 ** 3)],
  ['probability-basics', 1, 2, percent(1 - 0.7 ** 2)],
  ['probability-basics', 2, 1, percent(0.6 ** 3)],
  ['probability-basics', 2, 2, percent(0.8 ** 2)],
  ['probability-basics', 4, 2, `±${Math.sqrt(100 * 0.5 * 0.5)} wins`],
  ['sports-statistics', 3, 1, percent((15 + 15) / (20 + 30))],
  ['sports-statistics', 3, 2, percent((9 + 15) / (10 + 30))],
  ['sports-statistics', 5, 1, `${100 / 20}`],
  ['predictive-modeling', 1, 1, percent(1 / (1 + 10 ** (-100 / 400)))],
  ['predictive-modeling', 1, 2, percent(1 / (1 + 10 ** (-200 / 400)))],
  ['predictive-modeling', 2, 1, `${1500 + 20 * (1 - 0.75)}`],
  ['predictive-modeling', 2, 2, `${1500 + 20 * (0 - 0.75)}`],
  ['predictive-modeling', 4, 1, ((3 * 0.2 ** 2 + 2 * 0.8 ** 2) / 5).toFixed(3)],
  ['predictive-modeling', 4, 2, ((7 * 0.3 ** 2 + 3 * 0.7 ** 2) / 10).toFixed(3)],
  ['predictive-modeling', 5, 1, percent(0.3 * 0.6 + 0.7 * 0.5)],
  ['kelly-criterion', 1, 1, percent((0.4 * 2.75 - 1) / 1.75)],
  ['kelly-criterion', 1, 2, percent((0.5 * 2.2 - 1) / 1.2)],
  ['kelly-criterion', 3, 2, percent(1.5 * 0.5, 0)],
  ['kelly-criterion', 4, 2, percent(0.52 * 2 - 1, 0)],
  ['arbitrage', 1, 1, `Yes: together they imply ${percent(1 / 2.1 + 1 / 2.05)}`],
  ['arbitrage', 1, 2, `No: together they imply ${percent(1 / 2.2 + 1 / 1.8)}`],
  ['arbitrage', 2, 1, `${Math.round(1000 / 3 / (1 / 3 + 1 / 1.6))}`],
  ['arbitrage', 2, 2, `${Math.round(1000 / 1.5 / (1 / 1.5 + 1 / 3.2))}`],
  ['arbitrage', 4, 2, percent(5 / (95 + 5))],
  ['bayesian-analysis', 2, 1, percent(2 / 3)],
  ['bayesian-analysis', 2, 2, percent(0.75 / 1.75)],
  ['bayesian-analysis', 4, 1, percent(5 / (5 + 9))],
  ['bayesian-analysis', 4, 2, percent(5 / (5 + 99))],
  ['bayesian-analysis', 5, 1, percent((14 + 100) / (20 + 200))],
  ['bayesian-analysis', 5, 2, percent((60 + 100) / (100 + 200))],
];

/** Wilson's 95% interval, written out. */
function interval(wins: number, bets: number): string {
  const z = 1.959964;
  const rate = wins / bets;
  const middle = (rate + z ** 2 / (2 * bets)) / (1 + z ** 2 / bets);
  const half =
    (z * Math.sqrt((rate * (1 - rate)) / bets + z ** 2 / (4 * bets ** 2))) / (1 + z ** 2 / bets);
  return `Little: the range reaches from ${percent(middle - half, 0)} to ${percent(middle + half, 0)}`;
}

async function questionOf(guide: string, step: number, variant: number) {
  const { content } = await loadGuide(guide);
  return content.steps[step - 1]?.check[variant - 1];
}

describe('the right answer', () => {
  it.each([
    ...NUMBERS,
    ['sports-statistics', 4, 1, interval(30, 50)] as const,
    ['sports-statistics', 4, 2, interval(23, 40)] as const,
  ])('of %s, step %i, variant %i is right by a calculation of its own', async (...row) => {
    const [guide, step, variant, expected] = row;
    const question = await questionOf(guide, step, variant);
    expect(`${question?.options[question.right] as string | number}`).toBe(expected);
  });

  it('holds where a reason rests on a number', () => {
    // Six losses in a row within 100 even bets: more than half of all sequences.
    expect(losingRun(6, 100, 0.5)).toBeGreaterThan(0.5);
    // 65 right of 100 tosses: at least one of a thousand people is to be expected.
    let ways = 1;
    let chance = 0;
    for (let wins = 0; wins <= 100; wins += 1) {
      if (wins >= 65) chance += ways * 0.5 ** 100;
      ways = (ways * (100 - wins)) / (wins + 1);
    }
    expect(1000 * chance).toBeGreaterThan(1);
  });
});

it('draws an order that holds each option once', () => {
  const draws = [0.9, 0.1, 0.5];
  expect(shuffled(4, () => draws.pop() ?? 0)).toEqual([3, 1, 0, 2]);
  for (let n = 0; n < 20; n += 1) expect(shuffled(4).toSorted()).toEqual([0, 1, 2, 3]);
});

it('has as many questions in each guide as the server counts for an assignment', async () => {
  for (const { id } of GUIDES) {
    const { content } = await loadGuide(id);
    expect([id, content.steps.length]).toEqual([id, checksPerGuide]);
  }
});
