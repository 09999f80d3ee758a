import { formatCoins, formatShare } from '@/domain/format/format';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const LIMIT = 0.05;
/** The gain needed to make good a loss. */
const toRecover = (lost: number) => 1 / (1 - lost) - 1;

function recoveryQuestion(lost: number, wrong: readonly number[], why: string): Question {
  return question(
    `Your bankroll has fallen by ${formatShare(lost, 0)}. How much must you gain on what is left to be back?`,
    formatShare(toRecover(lost), 0),
    wrong.map((share) => formatShare(share, 0)),
    why,
  );
}

function ceilingQuestion(bankroll: number): Question {
  const ceiling = bankroll * LIMIT;
  return question(
    `You have ${formatCoins(bankroll)} coins. What is the most that the 5% rule allows on one bet?`,
    formatCoins(ceiling),
    [formatCoins(bankroll * 0.1), formatCoins(bankroll * 0.01)],
    `5% of ${formatCoins(bankroll)} is ${formatCoins(ceiling)}. It is a ceiling: there is no need to reach it.`,
  );
}

export const checks = {
  bankroll: [
    question(
      'What is a bankroll?',
      'The amount set aside for betting, and no more than that',
      ['All the money that you own', 'What you have won so far'],
      'Only an amount with a border can be divided into stakes. What is not set aside for betting is not part of it.',
    ),
    question(
      'Why does the size of stakes matter so much?',
      'It settles whether you are still there when your good bets come in',
      ['It makes each bet more likely to win', 'It changes the price that you get'],
      'The game knows nothing of your stake. But who is out of coins makes no further bet, good ones included.',
    ),
  ],
  losingRuns: [
    recoveryQuestion(
      0.5,
      [0.5, 1.5],
      'From 500 back to 1,000 is a gain of 500 on 500. Losses weigh more than gains of the same size.',
    ),
    recoveryQuestion(
      0.2,
      [0.2, 0.4],
      'From 800 back to 1,000 is a gain of 200 on 800, a quarter of it.',
    ),
  ],
  ceiling: [ceilingQuestion(1200), ceilingQuestion(800)],
  chasing: [
    question(
      'You have lost four bets in a row. What should the fifth stake be?',
      'Whatever your plan says, as if the four had not happened',
      ['Larger, since a win is due', 'Large enough to win the four stakes back'],
      'A win is never due: the next game knows nothing of the last. A plan that reacts to losses by staking more is chasing.',
    ),
    question(
      'You stake 10 coins and double after each loss. Five bets in a row lose. What is the sixth stake?',
      formatCoins(10 * 2 ** 5),
      [formatCoins(10 * 6), formatCoins(10 * 2 ** 4)],
      `10, 20, 40, 80 and 160 are lost, ${formatCoins(10 * (2 ** 5 - 1))} coins in all. The next stake is ${formatCoins(10 * 2 ** 5)}, to win 10 overall at even money.`,
    ),
  ],
  noEdge: [
    question(
      'You have no edge. What can a staking plan do for you?',
      'Slow the loss',
      ['Turn it into a profit', 'Nothing at all'],
      'Every coin staked loses the margin on average, however the stakes are arranged. Smaller stakes lose fewer coins.',
    ),
    question(
      'Without an edge, on average, you stake 1,000 coins in all at a margin of 4.5%. What do you lose?',
      formatCoins(45),
      ['Nothing, if the stakes are level', formatCoins(450)],
      '4.5% of 1,000 coins is 45. The average depends on what is staked in all, and not on how it is divided.',
    ),
  ],
} satisfies Record<string, Check>;
