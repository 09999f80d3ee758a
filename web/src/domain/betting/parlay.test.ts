import { describe, expect, it } from 'vitest';
import type { Selection } from '@/state/slip';
import { aSelection } from '@/test/slip';
import { parlayRefusal } from './parlay';

const winner = aSelection({ betType: 'moneyline', prediction: 'Boston Celtics', odds: -150 });
const over = aSelection({ betType: 'total', side: 'over', prediction: 'Over 220.5' });
const under = aSelection({ betType: 'total', side: 'under', prediction: 'Under 220.5' });
const elsewhere = (n: number) => aSelection({ gameId: `${n}`.padStart(16, '0') });
const player = (playerId: string, side: 'over' | 'under', propType: 'points' | 'assists') =>
  aSelection({
    betType: 'prop',
    side,
    prop: { propType, propValue: 24.5, playerName: 'A', playerId, quoteId: 'q' },
  });
const conditional = aSelection({ condition: { type: 'if_time', team: 'home', time: 'halftime' } });

const REFUSED: [string, Selection[], RegExp][] = [
  ['the same pick twice', [over, { ...over, isLive: true }], /one leg from each game/],
  ['both sides of a market', [over, under], /one leg from each game/],
  [
    'both sides of one player',
    [player('p', 'over', 'points'), player('p', 'under', 'points')],
    /one leg from each game/,
  ],
  [
    'two figures of one player',
    [player('p', 'over', 'points'), player('p', 'under', 'assists')],
    /one leg from each game/,
  ],
  [
    'moneyline and spread of one game',
    [winner, aSelection({ side: 'away' })],
    /one leg from each game/,
  ],
  ['moneyline and total of one game', [winner, over], /are linked, so multiplying/],
  [
    'two players of one game',
    [player('p', 'over', 'points'), player('q', 'under', 'points')],
    /gives a wrong price/,
  ],
  ['a conditional leg', [conditional, elsewhere(1)], /already pays for two things/],
  ['more than ten legs', Array.from({ length: 11 }, (_, n) => elsewhere(n)), /at most 10 legs/],
];

const TAKEN: [string, Selection[]][] = [
  ['two games', [elsewhere(1), elsewhere(2)]],
  ['ten legs', Array.from({ length: 10 }, (_, n) => elsewhere(n))],
];

describe('a parlay', () => {
  it.each(REFUSED)('refuses %s', (_, legs, reason) => expect(parlayRefusal(legs)).toMatch(reason));

  it.each(TAKEN)('takes %s', (_, legs) => expect(parlayRefusal(legs)).toBeUndefined());
});
