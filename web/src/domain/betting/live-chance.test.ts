import { expect, it } from 'vitest';
import { chanceWords, liveChance } from './live-chance';
import type { OpenPick } from './pick-needs';

// A home win by 1 in 40%, by 3 in 20%, a draw in 10%, an away win by 2 in 30%.
const margin = { from: -2, above: [700, 700, 600, 200, 200] };
// 4 in 25%, 5 in 50%, 6 in 25%; less than 4 is out of reach.
const total = { from: 4, above: [750, 250] };

it.each([
  ['moneyline', 'home', 0, 60 / 90],
  ['moneyline', 'away', 0, 30 / 90],
  ['spread', 'home', -1.5, 0.2],
  ['spread', 'away', 1.5, 0.8],
  ['spread', 'home', -1, 20 / 60],
  ['spread', 'away', 1, 40 / 60],
  ['spread', 'home', 2.5, 1],
  ['spread', 'home', -10.5, 0],
  ['total', 'over', 4.5, 0.75],
  ['total', 'under', 4.5, 0.25],
  ['total', 'over', 5, 0.5],
  ['total', 'over', 3.5, 1],
  ['total', 'under', 6.5, 1],
] as const)('of %s %s at %d is %d', (betType, side, line, chance) => {
  const pick: OpenPick = { betType, side, line };
  expect(liveChance(pick, { margin, total })).toBeCloseTo(chance, 9);
});

it('is not known of a prop, nor of what can be won or pushed alone', () => {
  const of = (pick: OpenPick) => liveChance(pick, { margin: { from: 3, above: [] }, total });
  expect(of({ betType: 'prop', side: 'over', line: 4.5 })).toBeUndefined();
  expect(of({ betType: 'spread', side: 'home', line: -3 })).toBeUndefined();
  // Ten so far are ten at least: over 10 can win and push, and cannot lose.
  const ten = { margin, total: { from: 10, above: [300] } };
  expect(liveChance({ betType: 'total', side: 'over', line: 10 }, ten)).toBeUndefined();
  expect(liveChance({ betType: 'total', side: 'under', line: 10 }, ten)).toBeUndefined();
});

it.each([
  [0.584, '58%'],
  [0.004, 'under 1%'],
  [0.9951, 'over 99%'],
])('%d is said as %s', (chance, words) => expect(chanceWords(chance)).toBe(words));
