import { expect, it } from 'vitest';
import { chanceProblem, edge, edgeSentence, statedChanceOf } from './stated-chance';

it.each([
  ['55', 0.55],
  ['055', 0.55],
  [' 55 %', 0.55],
  ['1', 0.01],
  ['99', 0.99],
  ['', undefined],
  ['  ', undefined],
])('%j is the chance %d', (typed, chance) => {
  expect(statedChanceOf(typed)).toBe(chance);
  expect(chanceProblem(typed)).toBeUndefined();
});

it.each(['0', '0.6', '7.5', '100', '150', '-5', '5,5', '5 0', 'about half', '%'])(
  '%j is refused, and not read as another chance',
  (typed) => {
    expect(statedChanceOf(typed)).toBeUndefined();
    expect(chanceProblem(typed)).toBe('Enter a whole percentage from 1 to 99');
  },
);

it('the edge is what a coin staked brings on average', () => {
  expect(edge(150, 0.5)).toBeCloseTo(0.25);
  expect(edge(-200, 0.5)).toBeCloseTo(-0.25);
});

const NEEDS = 'The price needs 52.4%: by your estimate you';

it.each([
  [-110, 0.55, 0.5, `${NEEDS} gain 5.0 for every 100 staked on average. The market says 50.0%.`],
  [
    -110,
    0.6,
    0.5,
    `${NEEDS} gain 14.5 for every 100 staked on average. The market says 50.0%. A gap of 10 points is usually an error in the estimate.`,
  ],
  [
    -110,
    0.4,
    0.5,
    `${NEEDS} lose 23.6 for every 100 staked on average. The market says 50.0%. A gap of 10 points is usually an error in the estimate.`,
  ],
  // Where one side only is quoted the price itself stands for the market.
  [-110, 0.61, undefined, `${NEEDS} gain 16.5 for every 100 staked on average.`],
  [
    -110,
    0.4,
    undefined,
    `${NEEDS} lose 23.6 for every 100 staked on average. A gap of 12 points is usually an error in the estimate.`,
  ],
  [
    100,
    0.5,
    0.48,
    'The price needs 50.0%: by your estimate there is nothing to gain and nothing to lose. The market says 48.0%.',
  ],
])('%i at %d where the market says %d: %s', (odds, chance, market, sentence) =>
  expect(edgeSentence(odds, chance, market)).toBe(sentence),
);
