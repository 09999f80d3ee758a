import { describe, expect, it } from 'vitest';
import type { Bet, BetStatus } from '@/api/types';
import { aSingle } from '@/test/games';
import { aLegWorth, aPostMortem } from '@/test/post-mortems';
import { lostBy, partsOf, togetherText } from './parts';

type Condition = NonNullable<Bet['condition']>;
const ifWin: Condition = { type: 'if_win', team: 'home', line: null, time: null };

interface Ends {
  condition: BetStatus;
  pick: BetStatus;
}

type Taken = Parameters<typeof aSingle>[0];
const OVER: Taken = { betType: 'total', side: 'over', line: 220.5 };

/** Over 220.5 under a condition, at 104-98 unless said otherwise. */
function parts(
  condition: Condition,
  { taken = OVER, ...changes }: Partial<Bet> & { taken?: Taken } = {},
  ends: Ends = { condition: 'won', pick: 'lost' },
  score: Bet['score'] = { home: 104, away: 98 },
) {
  const bet = aSingle(taken, {
    status: 'lost',
    payout: 0,
    score: { home: 104, away: 98 },
    condition,
    ...changes,
  });
  const found = partsOf(
    aPostMortem({
      bet,
      condition: { status: ends.condition, score },
      legs: [aLegWorth({ status: ends.pick })],
    }),
  );
  if (!found) throw new Error('a conditional has two parts');
  return found;
}

describe('each part says what decided it', () => {
  it('a winner', () =>
    expect(parts(ifWin)[0]).toEqual({
      name: 'Condition',
      phrase: 'Boston Celtics win the game',
      status: 'won',
      decidedBy: 'Boston Celtics won 104–98, by 6 points.',
    }));
  it('a total', () =>
    expect(parts(ifWin)[1]).toEqual({
      name: 'Pick',
      phrase: 'the teams score more than 220.5 together',
      status: 'lost',
      decidedBy: 'They scored 202 together: Miami Heat 98, Boston Celtics 104.',
    }));
  it('a level game', () =>
    expect(parts(ifWin, {}, undefined, { home: 98, away: 98 })[0].decidedBy).toBe(
      'The game ended level, 98–98.',
    ));
  it.each([
    [-3.5, 'Boston Celtics 2.5 points ahead.'],
    [-7, 'Boston Celtics 1 point behind.'],
    [-6, 'Boston Celtics exactly level.'],
  ])('a handicap of %d', (line, words) => {
    const [condition] = parts({ ...ifWin, type: 'if_cover', line });
    expect(condition.decidedBy).toBe(
      `Boston Celtics won 104–98, by 6 points. With ${line} that leaves ${words}`,
    );
  });
  it('a spread of the other team', () =>
    expect(
      parts(ifWin, { taken: { betType: 'spread', side: 'away', line: 3.5 } })[1].decidedBy,
    ).toBe(
      'Boston Celtics won 104–98, by 6 points. With +3.5 that leaves Miami Heat 2.5 points behind.',
    ));
  it('the score at the time, and the want of one', () => {
    const atHalf: Condition = { ...ifWin, type: 'if_time', time: 'halftime' };
    expect(parts(atHalf, {}, undefined, { home: 50, away: 47 })[0].decidedBy).toBe(
      'It was Miami Heat 47, Boston Celtics 50 at halftime: 3 points apart.',
    );
    const none = parts(atHalf, {}, { condition: 'void', pick: 'won' }, null);
    expect(none[0].decidedBy).toBe('There is no score of the game at halftime.');
  });
  it('a game that was called off', () => {
    const off = parts(ifWin, { score: null }, { condition: 'void', pick: 'void' }, null);
    expect(off.map(({ decidedBy }) => decidedBy)).toEqual([
      'The game was not played to its end.',
      'The game was not played to its end.',
    ]);
  });
});

it('a bet without a condition has no parts', () => expect(partsOf(aPostMortem())).toBeUndefined());

it.each([
  ['won', 'won', /^Both came true, so the bet won/],
  ['lost', 'won', /^The pick came true, but the condition did not, so the bet is lost/],
  ['won', 'lost', /^The condition came true, but the pick did not/],
  ['lost', 'lost', /^Neither came true/],
  ['push', 'lost', /^The condition ended exactly on its line.*the stake came back\.$/],
  ['won', 'push', /^The pick ended exactly on its line.*the stake came back\.$/],
  ['void', 'won', /^The condition could not be decided.*the stake came back\.$/],
  ['void', 'void', /^Neither part could be decided.*the stake came back\.$/],
] as const)('condition %s, pick %s', (condition, pick, words) =>
  expect(togetherText(parts(ifWin, {}, { condition, pick }))).toMatch(words),
);

describe('the list says which part lost the bet', () => {
  const ALONE = 'The pick came true, but the condition did not.';
  const FAILED = 'The pick did not come true.';
  const row = (taken: Taken, changes: Partial<Bet> = {}) =>
    aSingle(taken, {
      condition: ifWin,
      status: 'lost',
      score: { home: 104, away: 98 },
      ...changes,
    });

  it.each([
    ['moneyline', 'home', 0, ALONE],
    ['moneyline', 'away', 0, FAILED],
    ['spread', 'home', -5.5, ALONE],
    ['spread', 'home', -6.5, FAILED],
    ['spread', 'away', 6.5, ALONE],
    ['total', 'over', 201.5, ALONE],
    ['total', 'over', 202.5, FAILED],
    ['total', 'under', 202.5, ALONE],
  ] as const)('by the score, a %s on %s at %d', (betType, side, line, said) =>
    expect(lostBy(row({ betType, side, line }))).toBe(said),
  );

  it('and nothing of a bet without a condition, or of one that did not lose', () => {
    expect(lostBy(row(OVER, { condition: null }))).toBeUndefined();
    expect(lostBy(row({ ...OVER, line: 201.5 }, { status: 'won' }))).toBeUndefined();
    expect(lostBy(row(OVER, { status: 'void', score: null }))).toBeUndefined();
  });
});
