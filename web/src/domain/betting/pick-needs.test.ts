import { expect, it } from 'vitest';
import { isDecided, pickNeeds, propNeeds } from './pick-needs';
import type { OpenPick } from './pick-needs';

const pick = (betType: OpenPick['betType'], side: OpenPick['side'], line: number): OpenPick => ({
  betType,
  side,
  line,
});

it.each([
  ['moneyline', 'home', 0, 66, 59, 'ahead by 7'],
  ['moneyline', 'away', 0, 66, 59, 'needs 8 more'],
  ['moneyline', 'home', 0, 3, 3, 'level, needs 1 more'],
  ['spread', 'home', -6, 66, 59, 'needs -6: covers by 1'],
  ['spread', 'home', -7, 66, 59, 'needs -7: a push as it stands'],
  ['spread', 'home', -7.5, 66, 59, 'needs -7.5: 1 more'],
  ['spread', 'home', -6, 60, 59, 'needs -6: 6 more'],
  ['spread', 'away', 7.5, 66, 59, 'has +7.5: covers by 0.5'],
  ['spread', 'away', 3, 66, 59, 'has +3: 5 more'],
  ['spread', 'away', 0, 2, 2, 'needs +0: a push as it stands'],
  ['total', 'over', 220.5, 66, 59, 'needs 96 more'],
  ['total', 'over', 125, 66, 59, 'needs 1 more'],
  ['total', 'over', 124.5, 66, 59, 'over the line'],
  ['total', 'under', 220.5, 66, 59, 'room for 95 more'],
  ['total', 'under', 125.5, 66, 59, 'no room for more'],
  ['total', 'under', 125, 66, 59, 'a push as it stands'],
  ['total', 'under', 124.5, 66, 59, 'over the line'],
  ['total', 'under', 8, 4, 3, 'no room for more'],
] as const)('%s %s %d at %i-%i: %6$s', (betType, side, line, home, away, words) =>
  expect(pickNeeds(pick(betType, side, line), { home, away })).toBe(words),
);

it.each([
  ['over', 24.5, 'points', 18, '18 of 24.5 points, needs 7 more'],
  ['over', 24.5, 'points', 25, '25 of 24.5 points, over the line'],
  ['under', 24.5, 'points', 18, '18 of 24.5 points, room for 6 more'],
  ['under', 0.5, 'goals', 0, '0 of 0.5 goals, no room for more'],
  ['over', 1, 'hits', 1, '1 of 1 hit, needs 1 more'],
  ['under', 5, 'strikeouts', 5, '5 of 5 strikeouts, a push as it stands'],
  ['over', 245.5, 'passingYards', 0, '0 of 245.5 passing yards, needs 246 more'],
] as const)('a player %s %d %s who has %i: %5$s', (side, line, type, reached, words) =>
  expect(propNeeds({ side, line }, type, reached)).toBe(words),
);

it('is decided once a count is above its line, and a lead never', () => {
  expect(isDecided({ side: 'over', line: 220.5 }, 221)).toBe(true);
  expect(isDecided({ side: 'under', line: 220 }, 220)).toBe(false);
  expect(isDecided({ side: 'home', line: -3 }, 221)).toBe(false);
});
