import { expect, it } from 'vitest';
import { comparison, outcome, questionOf, runSentence, sideOf } from './words';
import type { Asked } from './words';

const teams = { homeTeam: { name: 'Chicago Bears' }, awayTeam: { name: 'Green Bay Packers' } };

it.each<[Omit<Asked, 'homeTeam' | 'awayTeam'>, string, string]>([
  [
    { market: 'moneyline', side: 'home', line: 0 },
    'How likely is it that Chicago Bears beat Green Bay Packers?',
    'Chicago Bears',
  ],
  [
    { market: 'moneyline', side: 'away', line: 0 },
    'How likely is it that Green Bay Packers beat Chicago Bears?',
    'Green Bay Packers',
  ],
  [
    { market: 'spread', side: 'away', line: 3.5 },
    'How likely is it that Green Bay Packers, at +3.5, win against Chicago Bears?',
    'Green Bay Packers +3.5',
  ],
  [
    { market: 'spread', side: 'home', line: -3.5 },
    'How likely is it that Chicago Bears, at -3.5, win against Green Bay Packers?',
    'Chicago Bears -3.5',
  ],
  [
    { market: 'total', side: 'under', line: 45.5 },
    'How likely is it that Green Bay Packers and Chicago Bears together score under 45.5?',
    'Under 45.5',
  ],
])('asks of %o', (asked, question, side) => {
  expect(questionOf({ ...teams, ...asked })).toBe(question);
  expect(sideOf({ ...teams, ...asked })).toBe(side);
});

const estimate = {
  chance: 62,
  marketChance: 0.5512,
  status: 'pending' as const,
  brier: null,
  marketBrier: null,
};

it('compares the two chances, and says how it came out', () => {
  expect(comparison(estimate)).toBe('You 62, the market 55.');
  expect(outcome(estimate)).toBeUndefined();
  expect(outcome({ ...estimate, status: 'won', brier: 0.1444, marketBrier: 0.2014 })).toBe(
    'It happened. Your Brier score 0.14, the market’s 0.20; 0 is best.',
  );
  expect(outcome({ ...estimate, status: 'lost', brier: 0.3844, marketBrier: 0.3038 })).toBe(
    'It did not happen. Your Brier score 0.38, the market’s 0.30; 0 is best.',
  );
  expect(outcome({ ...estimate, status: 'push' })).toMatch(/Not scored\.$/);
  expect(outcome({ ...estimate, status: 'void' })).toMatch(/Not scored\.$/);
});

const run = { days: 0, longest: 14, ended: null, pausedUntil: null };

it.each([
  [{ ...run, longest: 0 }, 'A day with an estimate, a look-back or a review begins a run.'],
  [{ ...run, days: 1 }, 'Your run: 1 day. Longest: 14.'],
  [{ ...run, days: 9 }, 'Your run: 9 days. Longest: 14.'],
  [
    { ...run, ended: { days: 14, last: '2026-11-24' } },
    'Your run of 14 days ended on Tuesday. Longest: 14.',
  ],
  [
    { ...run, ended: { days: 3, last: '2026-11-03' } },
    'Your run of 3 days ended on November 3. Longest: 14.',
  ],
  [
    { ...run, days: 9, pausedUntil: '2027-01-25' },
    'Paused until January 25. Your run of 9 days waits.',
  ],
  [{ ...run, pausedUntil: '2027-01-25' }, 'Paused until January 25.'],
])('says of a run %o', (of, sentence) => {
  expect(runSentence(of, '2026-11-28')).toBe(sentence);
});
