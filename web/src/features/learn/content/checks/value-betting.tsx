import { formatShare } from '@/domain/format/format';
import { signed, signedShare } from '@/domain/format/signed';
import { expectedValue } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

function valueQuestion(chance: number, price: number, wrong: readonly number[]): Question {
  const value = signedShare(expectedValue(chance, price));
  return question(
    `You believe a team wins ${formatShare(chance, 0)} of the time. Its decimal price is ${price.toFixed(2)}. What is each coin worth?`,
    value,
    wrong.map((share) => signedShare(share)),
    `${chance.toFixed(2)} × ${price.toFixed(2)} - 1 = ${value}.`,
  );
}

function favouriteQuestion(odds: number, chance: number): Question {
  const needed = formatShare(impliedChance(odds));
  return question(
    <>
      A favourite at <Price odds={odds} /> wins {formatShare(chance, 0)} of the time. Is it a good
      bet?
    </>,
    `No, it would have to win ${needed}`,
    ['Yes, it nearly always wins', 'Yes, if the stake is large enough'],
    `Break-even is ${needed}. At ${formatShare(chance, 0)} each coin is worth ${signedShare(expectedValue(chance, decimalOdds(odds)))}, and a larger stake only loses faster.`,
  );
}

export const checks = {
  expectedValue: [valueQuestion(0.4, 2.7, [-0.12, 0.4]), valueQuestion(0.6, 1.6, [0.6, 0.04])],
  underdog: [
    question(
      'Your bet won. Does that show that it had value?',
      'No',
      ['Yes', 'Only if the price was long'],
      'One result is nearly all luck. Value is a property of the price and the chance, both of which were settled before the game.',
    ),
    question(
      'You stake 100 coins at 2.50 on a chance of 44%. What do you gain on average?',
      signed(100 * expectedValue(0.44, 2.5)),
      [signed(150), signed(44)],
      `You win 150 with 44% and lose 100 with 56%: 66 - 56 is ${signed(100 * expectedValue(0.44, 2.5))}. More often than not it still loses.`,
    ),
  ],
  likely: [favouriteQuestion(-1200, 0.9), favouriteQuestion(-500, 0.8)],
  ownChance: [
    question(
      'The market, without its margin, says 44%. You say 54%. What should you think first?',
      'That you have probably missed something',
      ['That the bookmaker has made a mistake', 'That 10 points are a safe cushion'],
      'Many people with models and money arrived at the market’s number. A wide difference is more often your error than theirs.',
    ),
    question(
      'At a price of 2.20 you believe in 48%. The truth is 45%. What is each coin really worth?',
      signedShare(expectedValue(0.45, 2.2)),
      [signedShare(expectedValue(0.48, 2.2)), signedShare(0.03)],
      `0.45 × 2.20 - 1 = ${signedShare(expectedValue(0.45, 2.2))}. An error of three points ate an edge of ${signedShare(expectedValue(0.48, 2.2))}.`,
    ),
  ],
  strictness: [
    question(
      'When do you write down your own chance?',
      'Before you look at the price',
      ['After you have seen the price', 'After the game'],
      'A number that is made with the price in sight drifts towards it, and then it tells you nothing.',
    ),
    question(
      'You find no value in any game tonight. What is the right bet?',
      'None',
      ['The favourite, with a small stake', 'The game that you know best'],
      'A bet without value loses on average, however small it is. Passing costs nothing.',
    ),
  ],
} satisfies Record<string, Check>;
