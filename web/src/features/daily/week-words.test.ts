import { describe, expect, it } from 'vitest';
import type { HabitWeek } from '@/api/types';
import { aWeek } from '@/test/habit';
import { weekProposal, weekSentences } from './week-words';

const said = (facts: Partial<HabitWeek>) => weekSentences(aWeek(facts));

describe('the three sentences', () => {
  it.each([
    ['You estimated 5 chances and looked back at 6 bets.', {}],
    ['You estimated 1 chance and looked back at no bet.', { estimates: 1, lookBacks: 0 }],
    ['You gave no estimate and looked back at 1 bet.', { estimates: 0, lookBacks: 1 }],
  ])('begin with %s', (sentence, facts) => {
    expect(said(facts)[0]).toBe(sentence);
  });

  it.each([
    [
      'Your prices were 1.2 per 100 above the close over 41 bets; luck alone moves that by 1.6 either way.',
      { process: 'prices', prices: { n: 41, value: 0.012, low: -0.004, high: 0.028 } },
    ],
    [
      'Your prices were 1.2 per 100 below the close over 41 bets; luck alone moves that by 1.6 either way.',
      { process: 'prices', prices: { n: 41, value: -0.012, low: -0.028, high: 0.004 } },
    ],
    [
      'Of 18 stakes 2 were above 5% of your bankroll; the largest was 12%.',
      { process: 'stakes', stakes: { n: 18, aboveFivePercent: 2, largest: 0.12 } },
    ],
    [
      'All 18 stakes were at most 5% of your bankroll; the largest was 4%.',
      { process: 'stakes', stakes: { n: 18, aboveFivePercent: 0, largest: 0.04 } },
    ],
    [
      'Over 12 estimates your Brier score was 0.21 and the market’s 0.20 (0 is best); so few cannot tell which is better.',
      { process: 'estimates', scores: { n: 12, stated: 0.21, market: 0.2 } },
    ],
    ['The margin in your prices was 4.5 per 100 staked.', {}],
    ['There are too few bets and estimates to say how you chose.', { process: 'none' }],
  ] as const)('go on with %s', (sentence, facts) => {
    expect(said(facts)[1]).toBe(sentence);
  });

  it.each([
    ['Over 8 bets luck alone moves the result by 85 either way; it was +12.', {}],
    ['No bets this week. Nothing is lost by that.', { result: none(), stakes: placed(0) }],
    ['No bet was settled this week.', { result: none(), stakes: placed(2) }],
  ])('end with %s', (sentence, facts) => {
    expect(said(facts)[2]).toBe(sentence);
  });
});

function none(): HabitWeek['result'] {
  return { n: 0, profit: 0, luck: 0 };
}

function placed(n: number): HabitWeek['stakes'] {
  return { n, aboveFivePercent: 0, largest: null };
}

it.each([
  ['A stake was above 10% of your bankroll. Use the 1% button for a week.', 'small stakes', null],
  ['Try a pause of an hour after a loss.', 'pause', null],
  [
    'Your chances ran 12 points above what happened. State the next ones a little lower.',
    'chances',
    0.12,
  ],
  [
    'Your chances ran 12 points below what happened. State the next ones a little higher.',
    'chances',
    -0.12,
  ],
  [
    'Parlays took 62% of the margin that you paid. Take one pick at a time for a week.',
    'fewer legs',
    null,
  ],
] as const)('proposes: %s', (text, proposal, gap) => {
  const margin = { n: 8, perCoin: 0.045, parlayShare: 0.62 };
  expect(weekProposal(aWeek({ proposal, gap, margin })).text).toBe(text);
});
