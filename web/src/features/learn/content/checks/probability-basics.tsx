import { formatShare } from '@/domain/format/format';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

function allOfThem(picks: number, chance: number, wrong: readonly number[]): Question {
  const factors = Array.from({ length: picks }, () => chance).join(' × ');
  return question(
    `${picks} independent picks each win with chance ${formatShare(chance, 0)}. How likely is it that all of them win?`,
    formatShare(chance ** picks),
    wrong.map((share) => formatShare(share)),
    `${factors} = ${formatShare(chance ** picks)}. Chances of independent things multiply.`,
  );
}

function atLeastOnce(tries: number, chance: number, wrong: readonly number[]): Question {
  const never = (1 - chance) ** tries;
  return question(
    `A bet wins with chance ${formatShare(chance, 0)}. How likely is at least one win in ${tries} independent bets?`,
    formatShare(1 - never),
    wrong.map((share) => formatShare(share)),
    `The chance of none is ${formatShare(1 - chance, 0)} multiplied ${tries} times: ${formatShare(never)}. Taken from 1, ${formatShare(1 - never)} is left.`,
  );
}

/** The usual swing of a hit rate at even chances. */
const swing = (bets: number) => Math.sqrt(0.25 / bets);

export const checks = {
  rules: [atLeastOnce(3, 0.2, [0.6, 0.2]), atLeastOnce(2, 0.3, [0.6, 0.09])],
  multiplied: [allOfThem(3, 0.6, [0.6, 1.8]), allOfThem(2, 0.8, [0.8, 0.4])],
  streaks: [
    question(
      'You have lost seven even bets in a row. How likely is the eighth to win?',
      '50%',
      ['More than 50%: a win is due', 'Less than 50%: you are out of form'],
      'Independent bets have no memory. Neither the balance of luck nor your form is stored anywhere in the next game.',
    ),
    question(
      'In 100 even bets you meet six losses in a row. What does that show?',
      'Little: such a run is ordinary',
      ['That your method has stopped working', 'That the next six will win'],
      'Chance clumps. More than half of all such sequences hold a run of at least six losses.',
    ),
  ],
  swing: [
    question(
      'You go from 100 to 400 bets. What happens to the usual swing of your hit rate, in percent?',
      'It halves',
      ['It falls to a quarter', 'It stays the same'],
      `It shrinks with the square root: from ±${formatShare(swing(100))} to ±${formatShare(swing(400))}.`,
    ),
    question(
      'In 100 even bets 50 win on average. How wide is the usual swing?',
      '±5 wins',
      ['±1 win', '±25 wins'],
      'The root of 100 × 0.5 × 0.5 is 5. About two thirds of results lie between 45 and 55 wins.',
    ),
  ],
  records: [
    question(
      'Of 1,000 people who toss coins, the best has 65 right of 100. What does that show?',
      'That a thousand people tried',
      ['That this one can foresee tosses', 'That the coin is bent'],
      'With a thousand tries a result three swings above the average is to be expected. Ask how many others tried.',
    ),
    question(
      'A tipster shows a hit rate of 70%. What do you ask first?',
      'Of how many bets, and at which prices',
      ['Which team is next', 'What the subscription costs'],
      'A rate without its number of bets is no measurement, and without its prices it says nothing of profit.',
    ),
  ],
} satisfies Record<string, Check>;
