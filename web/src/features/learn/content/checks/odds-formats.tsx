import { formatShare } from '@/domain/format/format';
import { marginOf, noVig, overround } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds, formatPrice } from '@/domain/odds/odds-format';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const american = (odds: number) => formatPrice(odds, 'american');

function profitQuestion(odds: number, wrong: readonly number[]): Question {
  const size = Math.abs(odds);
  const won = profit(100, odds);
  return question(
    `You stake 100 coins at ${american(odds)} and win. What is your profit?`,
    won,
    wrong,
    odds < 0
      ? `A minus price says what wins 100. Here ${size} coins win 100, so 100 coins win 100 × 100/${size}, rounded to ${won}.`
      : `A plus price says what a stake of 100 wins: ${won}. The stake comes back as well.`,
  );
}

function breakEvenQuestion(odds: number, wrong: readonly number[]): Question {
  const decimal = decimalOdds(odds).toFixed(2);
  return question(
    `How often must a bet at ${american(odds)} win for you to break even?`,
    formatShare(impliedChance(odds)),
    wrong.map((chance) => formatShare(chance)),
    `In decimal the price is ${decimal}, and 1 / ${decimal} is ${formatShare(impliedChance(odds))}.`,
  );
}

function marginQuestion(first: number, second: number): Question {
  const decimals = [first, second].map(decimalOdds);
  const sum = formatShare(1 + overround(decimals));
  return question(
    `The two sides of a game are priced ${american(first)} and ${american(second)}. What is the bookmaker’s margin?`,
    formatShare(marginOf(decimals)),
    [formatShare(overround(decimals)), '0.0%'],
    `The implied chances add up to ${sum}, an overround of ${formatShare(overround(decimals))}. The margin is the overround divided by ${sum}: ${formatShare(marginOf(decimals))}.`,
  );
}

const [fair = 0] = noVig([-160, 140].map(decimalOdds));

export const checks = {
  questions: [
    question(
      'What does every price tell you, in whichever format it is written?',
      'What you win, and how often you must win for that to be fair',
      ['How likely the bet is to win, for certain', 'Which team the bookmaker supports'],
      'The payout and the break-even point are two readings of one number. The true chance is neither of them.',
    ),
    question(
      'Two bookmakers write the same bet as +100 and as 2.00. Which pays more?',
      'They pay the same',
      ['The one at +100', 'The one at 2.00'],
      'Both double the stake and both break even at 50%. A format changes how a price is written and nothing else.',
    ),
  ],
  formats: [profitQuestion(-150, [150, 50]), profitQuestion(130, [77, 230])],
  toChance: [breakEvenQuestion(300, [1 / 3, 0.3]), breakEvenQuestion(-200, [0.5, 1 / 3])],
  margin: [marginQuestion(-110, -110), marginQuestion(-120, 100)],
  market: [
    question(
      'Both sides of a game are priced -110. What does the market say about their chances?',
      'Each has 50.0%',
      [`Each has ${formatShare(impliedChance(-110))}`, 'The home side is the favourite'],
      `The implied ${formatShare(impliedChance(-110))} on both sides add up to ${formatShare(2 * impliedChance(-110))}. Without the margin each is left with 50%.`,
    ),
    question(
      'A game is priced -160 and +140. Which chance does the market give the favourite?',
      formatShare(fair),
      [formatShare(impliedChance(-160)), formatShare(impliedChance(140))],
      `The implied chances are ${formatShare(impliedChance(-160))} and ${formatShare(impliedChance(140))}. Divided by their sum, the favourite has ${formatShare(fair)}.`,
    ),
  ],
} satisfies Record<string, Check>;
