import { shrunkRate } from '@/domain/analysis/bayes';
import { wilson } from '@/domain/analysis/interval';
import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { Price } from '@/ui/betting/Price';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const ODDS = -110;
const WEIGHT = 30;
const AVERAGE = 0.5;

function shrinkQuestion(wins: number, games: number): Question {
  const estimate = formatShare(shrunkRate(wins, games, AVERAGE, WEIGHT));
  return question(
    `With k = ${WEIGHT} and an average of 50%, what is a record of ${wins} wins in ${games} worth?`,
    estimate,
    [formatShare(wins / games), formatShare(AVERAGE)],
    `(${wins} + 0.5 × ${WEIGHT}) / (${games} + ${WEIGHT}) = ${estimate}.`,
  );
}

function recordQuestion(wins: number, bets: number): Question {
  const { low, high } = wilson(wins, bets);
  return question(
    <>
      Somebody won {formatShare(wins / bets, 0)} of {bets} bets at <Price odds={ODDS} />. What do
      you know?
    </>,
    `Little: the range reaches from ${formatShare(low, 0)} to ${formatShare(high, 0)}`,
    ['They have an edge', 'They cheated'],
    `Break-even is ${formatShare(impliedChance(ODDS))}, which lies well within that range. ${bets} bets cannot decide it.`,
  );
}

export const checks = {
  repeats: [
    question(
      'Which of these repeats best from one part of a season to the next?',
      'How many shots a team creates',
      ['The share of its shots that go in', 'Its record in games decided by one'],
      'Creating chances is mostly skill. The share that goes in, and close games, hold a good deal of luck.',
    ),
    question(
      'A team wins with few shots and a glowing shooting percentage. What is likely next?',
      'It cools down',
      ['It wins even more', 'Its number of shots falls'],
      'The percentage holds luck, which is not repeated. The few shots are what remains.',
    ),
  ],
  regression: [
    question(
      'A team scores on twice the league’s average share of its shots for ten games. What next?',
      'It will probably fall back towards the average',
      ['It will probably keep that up', 'It will fall below the average to make up for it'],
      'Its luck is not repeated, which moves it towards the average. Nothing makes up for it: falling below would again take luck, of the bad kind.',
    ),
    question(
      'In which sport should k be large?',
      'Where chance often decides a single game',
      ['Where the better team usually wins', 'Where many points are scored'],
      'The more luck a result holds, the more games it takes until a record says something.',
    ),
  ],
  hotStart: [shrinkQuestion(15, 20), shrinkQuestion(9, 10)],
  enough: [recordQuestion(30, 50), recordQuestion(23, 40)],
  traps: [
    question(
      'You try a hundred cuts of pure chance, each with a 95% test. How many pass, on average?',
      '5',
      ['0', '95'],
      'One in twenty passes by luck alone, and 100 / 20 is 5. The best of them looks like a discovery.',
    ),
    question(
      'Everybody knows that a team plays badly on short rest. What is that worth to you?',
      'Nothing, if the price holds it already',
      ['An edge whenever it plays on short rest', 'An edge if the team is popular'],
      'The market has read the table too. Only what the price does not hold is worth something.',
    ),
  ],
} satisfies Record<string, Check>;
