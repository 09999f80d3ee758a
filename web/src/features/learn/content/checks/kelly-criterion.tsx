import { growthRate, kellyShare } from '@/domain/analysis/kelly';
import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue } from '@/domain/odds/market';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const EVEN = 2;
const CHANCE = 0.55;
const full = kellyShare(CHANCE, EVEN);
const growth = (part: number) => growthRate(CHANCE, EVEN, part * full);

function shareQuestion(chance: number, price: number, wrong: readonly number[]): Question {
  const edge = formatShare(expectedValue(chance, price));
  const share = formatShare(kellyShare(chance, price));
  return question(
    `Your chance is ${formatShare(chance, 0)} at a decimal price of ${price.toFixed(2)}. What does Kelly stake?`,
    share,
    wrong.map((one) => formatShare(one)),
    `The edge is ${chance.toFixed(2)} × ${price.toFixed(2)} - 1 = ${edge}. Divided by ${(price - 1).toFixed(2)} that is ${share}.`,
  );
}

export const checks = {
  share: [shareQuestion(0.4, 2.75, [0.4, 0.1]), shareQuestion(0.5, 2.2, [0.5, 0.1])],
  example: [
    question(
      'You stake half of what Kelly says. About how much of the growth do you keep?',
      'Three quarters',
      ['Half', 'A quarter'],
      `At 55% and even money the growth is ${formatShare(growth(0.5), 2)} a bet in place of ${formatShare(growth(1), 2)}.`,
    ),
    question(
      'Your chance is 48% at a decimal price of 2.00. What does Kelly stake?',
      'Nothing',
      ['4.0%', '2.0%'],
      `The edge is 0.48 × 2.00 - 1 = ${signedShare(expectedValue(0.48, EVEN))}. Below zero means: do not bet.`,
    ),
  ],
  growth: [
    question(
      'You stake twice the Kelly share on every bet, and your chances are right. What happens?',
      'You grow about as fast as who does not bet at all',
      ['You grow twice as fast', 'You grow at the same speed, with more ups and downs'],
      `At twice Kelly the growth is about zero: here ${signedShare(growth(2), 2)} a bet, with violent swings on top.`,
    ),
    question(
      'A bankroll gains 50% and then loses 50%. What is left?',
      formatShare(1.5 * 0.5, 0),
      ['100%', '50%'],
      '1.5 × 0.5 is 0.75. Stakes multiply, so what counts is the product.',
    ),
  ],
  unknown: [
    question(
      'Your chances tend to be too high. What does that make of full Kelly stakes?',
      'They are too large',
      ['They are too small', 'They stay right on average'],
      'The stake grows with the chance that you put in, and overbetting is punished harder than underbetting.',
    ),
    question(
      'At even money you put the chance at 55%, and it is 52%. What would the right Kelly stake be?',
      formatShare(kellyShare(0.52, EVEN), 0),
      [formatShare(full, 0), formatShare(0.08, 0)],
      `0.52 × 2.00 - 1 is 4%, divided by 1.00. You would stake ${formatShare(full, 0)}, two and a half times that.`,
    ),
  ],
  fraction: [
    question(
      'Kelly says 12% for a bet that you feel very sure of. What is wise?',
      'Stake a part of it and at most 5%, and check your chance again',
      ['Stake 12%', 'Stake more, since you are sure'],
      'A very large Kelly stake is most often a sign that your chance is too high.',
    ),
    question(
      'You want to make four bets that run at the same time. What about their stakes?',
      'Stake less on each, since they share one bankroll',
      ['Stake the full Kelly share on each', 'Stake more on each, since the risk is spread'],
      'All of them can lose together. Their shares add up, and so do the losses.',
    ),
  ],
} satisfies Record<string, Check>;
