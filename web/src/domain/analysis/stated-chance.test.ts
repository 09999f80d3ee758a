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

it.each([
  [
    -110,
    0.55,
    'The price needs 52.4%: by your estimate you gain 5.0 for every 100 staked on average.',
  ],
  [
    -110,
    0.4,
    'The price needs 52.4%: by your estimate you lose 23.6 for every 100 staked on average. A gap of 12 points is usually an error in the estimate.',
  ],
  [
    100,
    0.5,
    'The price needs 50.0%: by your estimate there is nothing to gain and nothing to lose.',
  ],
])('%i at %d: %s', (odds, chance, sentence) => expect(edgeSentence(odds, chance)).toBe(sentence));
