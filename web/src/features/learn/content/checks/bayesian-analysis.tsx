import { posterior, shrunkRate } from '@/domain/analysis/bayes';
import { formatShare } from '@/domain/format/format';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

function ratioQuestion(prior: number, times: number, wrong: readonly number[]): Question {
  const after = formatShare(posterior(prior, { ifTrue: 0.1 * times, ifFalse: 0.1 }));
  const odds = prior / (1 - prior);
  return question(
    `Your prior is ${formatShare(prior, 0)}. The news is ${times} times as common before wins as before losses. What now?`,
    after,
    wrong.map((share) => formatShare(share)),
    `Odds of ${odds.toFixed(2)} to 1 times ${times} are ${(odds * times).toFixed(2)} to 1, a chance of ${after}.`,
  );
}

const skilled = posterior(0.1, { ifTrue: 0.5, ifFalse: 0.1 });
const rare = posterior(0.01, { ifTrue: 0.5, ifFalse: 0.1 });

function beliefQuestion(wins: number, bets: number): Question {
  const estimate = formatShare(shrunkRate(wins, bets, 0.5, 200));
  return question(
    `You hold a belief of 50% as firmly as 200 bets. Now ${wins} of ${bets} bets win. What is the sensible estimate?`,
    estimate,
    [formatShare(wins / bets), formatShare(0.5)],
    `(${wins} + 100) / (${bets} + 200) = ${estimate}.`,
  );
}

export const checks = {
  numbers: [
    question(
      'A sign is seen before 40% of wins and before 40% of losses. How far should it move you?',
      'Not at all',
      ['Up, since 40% is a lot', 'Down'],
      'It comes up just as often either way, and so it tells you nothing.',
    ),
    question(
      'Which prior should you begin with for a game?',
      'The no-vig chance of its price',
      ['50%, to be fair', 'Your first feeling'],
      'The price holds what is public. It is a better beginning than a coin or a feeling.',
    ),
  ],
  ratio: [ratioQuestion(0.5, 2, [1, 0.75]), ratioQuestion(0.2, 3, [0.6, 0.23])],
  priced: [
    question(
      'An injury is announced and the price moves at once. You then lower your chance for it again. Why is that wrong?',
      'The news is already in the price that you began with',
      ['Injuries do not matter', 'Prices never move for injuries'],
      'A prior taken after the news holds the news. Counting it a second time moves you too far.',
    ),
    question(
      'A team has won five in a row, and everybody has seen it. How far does that move you from the price?',
      'Not at all',
      ['Up by a lot', 'Down, since a loss is due'],
      'The price knows of the streak. Only what it does not know should move you.',
    ),
  ],
  baseRates: [
    question(
      '10% of tipsters are skilled. A hot month comes to 50% of those, and to 10% of the others. One has a hot month: how likely is skill?',
      formatShare(skilled),
      [formatShare(0.5), formatShare(0.05)],
      `Of 100 tipsters 5 are skilled with such a month, and 9 are lucky: 5 of 14 is ${formatShare(skilled)}.`,
    ),
    question(
      '1% of tipsters are skilled. A hot month comes to 50% of those, and to 10% of the others. One has a hot month: how likely is skill?',
      formatShare(rare),
      [formatShare(0.5), formatShare(0.1)],
      `Of 1,000 tipsters 5 are skilled with such a month, and 99 are lucky: 5 of 104 is ${formatShare(rare)}.`,
    ),
  ],
  pieces: [beliefQuestion(14, 20), beliefQuestion(60, 100)],
} satisfies Record<string, Check>;
