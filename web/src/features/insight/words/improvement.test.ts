import { expect, it } from 'vitest';
import type { InsightChange } from '@/api/types';
import { anImprovement } from '@/test/progress';
import { changeWord, comparedText, improvementSentence, improvementVerdict } from './improvement';

const few: InsightChange = { state: 'too few', before: null, after: null };
const told = (before: number, after: number): InsightChange => ({ state: 'tells', before, after });

it('says nothing before sixty bets', () => {
  const early = anImprovement({ bets: 41, smallStakes: few, chances: few, lookBacks: few });
  const without = { ...early, closed: 20, closes: few };
  expect(improvementSentence(without)).toBe('That takes 60 bets: 41 bets so far.');
  expect(improvementVerdict(without)).toEqual({ word: 'Too few', tone: 'quiet' });
  expect(comparedText(without)).toBe('41 bets');
});

it('says that chance does as much where nothing is certain', () => {
  expect(improvementSentence(anImprovement())).toBe(
    'Of your last 30 bets 27 had a stake of at most 5%, of the 30 before 24: chance alone does as much.',
  );
  expect(improvementVerdict(anImprovement())).toEqual({ word: 'Cannot tell yet', tone: 'plain' });
  expect(comparedText(anImprovement())).toBe('bets 31 to 60 of 69, against the 30 before');
});

it('says which way, and how far, of what is certain', () => {
  const better = anImprovement({ smallStakes: told(0.4, 0.9) });
  expect(improvementSentence(better)).toBe(
    'Your last 30: more small stakes (40% before, 90% now).',
  );
  expect(improvementVerdict(better)).toEqual({ word: 'Better', tone: 'good' });
  const both = anImprovement({ smallStakes: told(0.9, 0.4), closes: told(-0.03, 0.02) });
  expect(improvementSentence(both)).toBe(
    'Your last 30: fewer small stakes (90% before, 40% now); more closing-line value (-3.0 before, +2.0 now).',
  );
  expect(improvementVerdict(both)).toEqual({ word: 'Both ways', tone: 'told' });
  expect(changeWord(both.smallStakes)).toBe('Worse');
});
