import { expect, it } from 'vitest';
import { chanceDigitsOf, edge, edgeSentence, statedChanceOf } from './stated-chance';

it.each([
  ['55', '55'],
  ['055', '55'],
  ['0', ''],
  ['100', '10'],
  ['5.5%', '55'],
  ['about half', ''],
])('of %j the box keeps %j', (typed, kept) => expect(chanceDigitsOf(typed)).toBe(kept));

it('is a share of one, or nothing', () => {
  expect(statedChanceOf('55')).toBe(0.55);
  expect(statedChanceOf('')).toBeUndefined();
});

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
    'The price needs 52.4%: by your estimate you lose 23.6 for every 100 staked on average.',
  ],
  [
    100,
    0.5,
    'The price needs 50.0%: by your estimate there is nothing to gain and nothing to lose.',
  ],
])('%i at %d: %s', (odds, chance, sentence) => expect(edgeSentence(odds, chance)).toBe(sentence));
