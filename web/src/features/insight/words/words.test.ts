import { expect, it } from 'vitest';
import { aFigure, aProgress } from '@/test/progress';
import { oneIn } from './one-in';
import { signsOf } from './signs';
import { inkOf, verdictOf } from './verdict';

it.each([
  [0.99, 'nearly everybody'],
  [0.8, 'three in four'],
  [0.62, 'two in three'],
  [0.5, 'one in two'],
  [0.26, 'one in four'],
  [0.1, 'one in ten'],
  [0.01, 'one in 100'],
  [0, 'fewer than one in 1,000'],
])('says %d of people as %s', (share, words) => expect(oneIn(share)).toBe(words));

const SIDES = { above: 'Better', below: 'Worse', good: 'above' } as const;

it('says a side, and has a colour, only where the figure tells', () => {
  for (const state of ['none', 'too few', 'cannot tell', 'not judged'] as const) {
    const verdict = verdictOf(aFigure({ state, value: 0.9 }), SIDES);
    expect(['Better', 'Worse']).not.toContain(verdict.word);
    expect(['win', 'loss']).not.toContain(inkOf(verdict));
  }
  const of = (value: number) => verdictOf(aFigure({ state: 'tells', value }), SIDES);
  expect([of(1).word, inkOf(of(1))]).toEqual(['Better', 'win']);
  expect([of(-1).word, inkOf(of(-1))]).toEqual(['Worse', 'loss']);
});

it('has no colour for coins and wins, which luck brings too', () => {
  const verdict = verdictOf(aFigure({ state: 'tells', value: 0.4 }), {
    ...{ above: 'Above', below: 'Below', neutral: 0.5 },
  });
  expect([verdict.word, inkOf(verdict)]).toEqual(['Below', 'fg']);
});

it('words each sign of chasing, and none before there are enough bets', () => {
  const { chasing } = aProgress();
  if (!chasing) throw new Error('the sample has it');
  expect(signsOf(chasing)).toEqual([]);
  const raised = { ...chasing, raisedStakes: true, sooner: true };
  expect(signsOf(raised)).toEqual([
    'Raised stakes: after two losses in a row on 4 of 11, after two wins on 4 of 10.',
    'Sooner bets: 12 minutes in the middle, 14 minutes after wins.',
  ]);
  expect(signsOf({ ...raised, isJudged: false })).toEqual([]);
});
