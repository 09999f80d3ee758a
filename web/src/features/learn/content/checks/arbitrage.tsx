import { spreadOver } from '@/domain/analysis/arbitrage';
import { formatCoins, formatShare } from '@/domain/format/format';
import { overround } from '@/domain/odds/market';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const together = (...prices: number[]) => formatShare(1 + overround(prices));

function stakesQuestion(first: number, second: number): Question {
  const [onFirst = 0, onSecond = 0] = spreadOver(1000, [first, second]).stakes;
  return question(
    `The sides are at ${first.toFixed(2)} and ${second.toFixed(2)}. You lay out 1,000 coins in all. How many go on the first?`,
    formatCoins(onFirst),
    [formatCoins(500), formatCoins(onSecond)],
    `In proportion to 1/${first.toFixed(2)} and 1/${second.toFixed(2)}: ${formatCoins(onFirst)} and ${formatCoins(onSecond)} coins, so that each side pays back the same.`,
  );
}

export const checks = {
  exists: [
    question(
      'The best prices on two sides are 2.10 and 2.05. Is that an arbitrage?',
      `Yes: together they imply ${together(2.1, 2.05)}`,
      ['No: both are nearly even', 'Only if the favourite wins'],
      `1/2.10 + 1/2.05 = ${together(2.1, 2.05)}, which is below 100%.`,
    ),
    question(
      'The best prices on two sides are 2.20 and 1.80. Is that an arbitrage?',
      `No: together they imply ${together(2.2, 1.8)}`,
      ['Yes: one of them is above 2.00', 'Yes: together they are 4.00'],
      `1/2.20 + 1/1.80 = ${together(2.2, 1.8)}, which is above 100%.`,
    ),
  ],
  stakes: [stakesQuestion(3, 1.6), stakesQuestion(1.5, 3.2)],
  practice: [
    question(
      'You have placed one leg, and the other price falls before you get there. What do you hold?',
      'An ordinary bet, or a certain loss if you hedge it now',
      ['Still a safe profit', 'A void bet'],
      'An arbitrage only exists once both bets stand. Until then you carry all the risk.',
    ),
    question(
      'One bookmaker voids its half of your pair as an obvious error. What remains?',
      'One ordinary bet, with its full risk',
      ['Nothing: both bets are void', 'A smaller safe profit'],
      'Each bookmaker settles by its own rules. The other half stays on.',
    ),
  ],
  middles: [
    question(
      'You hold one side at +3.5 and the other at -2.5. The favourite wins by 3. What happens?',
      'Both bets win',
      ['One wins and one loses', 'Both are a push'],
      'The underdog loses by less than 3.5, and the favourite wins by more than 2.5. Only a difference of exactly 3 does that.',
    ),
    question(
      'A middle loses 5 coins when it is missed and wins 95 when it is hit. How often must it be hit to break even?',
      formatShare(5 / 100),
      [formatShare(5 / 95), formatShare(0.5)],
      'With chance p you gain 95 × p and lose 5 × (1 - p). They are equal at p = 5 / 100.',
    ),
  ],
  lesson: [
    question(
      'Two bookmakers disagree so much that an arb exists. Which of them is usually wrong?',
      'The one that stands alone against all others',
      ['The one with the shorter price', 'The larger one'],
      'Where many agree, more knowledge has gone into the price. The outlier is more often the error.',
    ),
    question(
      'You take only the better side of an arb and leave out the other. What is that?',
      'Value betting, with risk',
      ['Arbitrage, without risk', 'A middle'],
      'One bet can lose. It may be a good one, since another bookmaker’s price says that it is cheap.',
    ),
  ],
} satisfies Record<string, Check>;
