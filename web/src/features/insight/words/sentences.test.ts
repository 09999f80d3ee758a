import { expect, it } from 'vitest';
import { aFigure, aProgress, fewBets } from '@/test/progress';
import {
  binSentence,
  brierSentence,
  chasingSentence,
  closesSentence,
  discriminationSentence,
  drawdownSentence,
  hitsSentence,
  kellySentence,
  profitSentence,
  returnSentence,
  stakingSentence,
  wholeParts,
} from './sentences';

const some = aProgress();
const few = fewBets();
const tells = (value: number) => aFigure({ state: 'tells', value, low: value, high: value });

it('takes the profit apart, with how rare as much luck is', () => {
  expect(profitSentence(some.profitParts, 'one in four')).toBe(
    'Price moves brought 40, the margin cost 31, luck brought 120: as much happens to one in four.',
  );
  const unlucky = { ...some.profitParts, profit: -200, movement: -39.8, luck: -129.2 };
  expect(profitSentence(unlucky, undefined)).toBe(
    'Price moves cost 40, the margin cost 31, luck cost 129.',
  );
});

it('rounds the parts so that they add up to the coin', () => {
  const parts = { ...some.profitParts, profit: 1, movement: 0.4, margin: 0.4, luck: 1 };
  expect(wholeParts(parts)).toEqual({ movement: 0, margin: 0, luck: 1 });
  const { movement, margin, luck } = wholeParts({
    ...parts,
    movement: 1.6,
    margin: 2.5,
    luck: 1.9,
  });
  expect(movement - margin + luck).toBe(1);
});

it('says that prices beat the close, or lost to it, only where the figure tells', () => {
  const of = (value: number) => closesSentence({ ...some.closes, singles: tells(value) });
  expect(of(0.012)).toBe(
    'Your prices beat the close by 1.2 per 100, on 63 of 63 bets that have a close.',
  );
  expect(of(-0.012)).toMatch(/^Your prices lost 1\.2 per 100 to the close/);
  expect(closesSentence(some.closes)).toBe(
    'Your prices were 1.2 per 100 above the close, on 41 of 63 bets that have a close. That fits any true value from -0.5 to +2.9.',
  );
  expect(closesSentence(few.closes)).toBe(
    'Your prices were 2.1 per 100 above the close, on 3 of 5 bets that have a close.',
  );
});

it('says of a stated chance how often it happened', () => {
  const [rare, , , bin] = some.estimates.bins;
  expect(bin && binSentence(bin)).toBe('When you said about 70%, it happened 11 times in 20.');
  expect(rare && binSentence(rare)).toBe('When you said about 30%, it happened 1 time in 3.');
});

it('sets the estimates beside the market’s', () => {
  const { brier, discrimination } = some.estimates;
  expect(brierSentence(brier)).toBe(
    'Your estimates scored 0.252, the market’s 0.244: lower is better.',
  );
  expect(brierSentence({ ...brier, gain: tells(-0.008) })).toBe(
    'Your estimates were a little worse than the market’s: 0.252 against 0.244.',
  );
  expect(brierSentence({ ...brier, gain: tells(0.02) })).toMatch(/were better than the market’s/);
  expect(discriminationSentence(discrimination)).toBe(
    'You told winners from losers as well as the price did.',
  );
  expect(discriminationSentence({ ...discrimination, priceWon: 0.52 })).toBe(
    'Between winners and losers your chances differed by +5 points, the price’s by +2.',
  );
  expect(discriminationSentence({ ...discrimination, gain: tells(0.02) })).toBe(
    'You told winners from losers better than the price did.',
  );
});

it('says beside a hit rate what else it fits and what the prices needed', () => {
  expect(hitsSentence(some.hits)).toBe(
    'You won 33 of 63 (52%). That fits any true rate from 40 to 64%; your prices needed 53%.',
  );
  expect(hitsSentence(few.hits)).toBe('You won 3 of 5 (60%); your prices needed 52%.');
  const one = { ...few.hits, won: 1, rate: { ...few.hits.rate, n: 1, value: 1 } };
  expect(hitsSentence(one)).toBe('You won 1 of 1.');
});

it('says beside a return how far luck swings it', () => {
  expect(returnSentence(some.result)).toBe(
    'You are down 3 per 100. Over 63 bets luck alone swings that by 22 either way.',
  );
  expect(returnSentence(few.result)).toMatch(/^You are up 16 per 100 over 5 bets\. How far luck/);
});

it('counts stakes, and those that one’s own estimate does not justify', () => {
  expect(stakingSentence(some.staking)).toBe(
    '8 of 69 stakes were above 5%; the most at once was 22%.',
  );
  expect(kellySentence({ ...some.staking, againstOwn: 1 })).toBe(
    'On 9 of 44 you staked more than your own estimate justifies. 1 bet was against your own estimate.',
  );
});

it('states the worst fall, with the restarts', () => {
  expect(drawdownSentence({ worst: 0.31, restarts: 0 })).toBe(
    'At worst you were 31% below your best.',
  );
  expect(drawdownSentence({ worst: 0, restarts: 2 })).toBe(
    'You were never below your best. Restarts: 2.',
  );
});

it('compares stakes after losses with those after wins once there are enough', () => {
  const { chasing } = some;
  expect(chasing && chasingSentence(chasing)).toBe(
    'After losing results your middle stake was 3%, after winning ones 3%.',
  );
  expect(chasing && chasingSentence({ ...chasing, isJudged: false })).toBe(
    'That takes 20 bets within an hour after a loss and 20 after a win: 24 and 22 so far.',
  );
});
