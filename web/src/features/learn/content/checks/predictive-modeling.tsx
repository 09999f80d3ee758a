import { brier, ratingChance, updatedRating } from '@/domain/analysis/rating';
import { formatShare } from '@/domain/format/format';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const scoreOf = (chance: number, wins: number, games: number) =>
  brier(
    Array.from({ length: games }, (_, game) => ({ chance, outcome: game < wins ? 1 : 0 }) as const),
  ).toFixed(3);

function ratingQuestion(difference: number, wrong: readonly string[]): Question {
  const chance = formatShare(ratingChance(difference, 0));
  return question(
    `A team is rated ${difference} points above its opponent on neutral ground. What is its chance?`,
    chance,
    wrong,
    `1 / (1 + 10^(-${difference}/400)) = ${chance}.`,
  );
}

function updateQuestion(chance: number, won: 0 | 1, k: number, wrong: readonly number[]): Question {
  const after = updatedRating(1500, chance, won, k);
  return question(
    `A team rated 1500 ${won ? 'wins' : 'loses'} a game in which its chance was ${formatShare(chance, 0)}. K is ${k}. What is its new rating?`,
    after.toFixed(0),
    wrong,
    `1500 + ${k} × (${won} - ${chance.toFixed(2)}) = ${after.toFixed(0)}.`,
  );
}

export const checks = {
  rating: [ratingQuestion(100, ['75.0%', '50.0%']), ratingQuestion(200, ['100.0%', '60.0%'])],
  update: [updateQuestion(0.75, 1, 20, [1520, 1515]), updateQuestion(0.75, 0, 20, [1495, 1480])],
  unseen: [
    question(
      'A model fits the last three seasons almost perfectly. What should you think?',
      'It may have learned the luck by heart; test it on games it has not seen',
      ['It is ready to bet with', 'It needs more inputs'],
      'Sport holds so much chance that a nearly perfect fit is itself a sign of overfitting.',
    ),
    question(
      'A model forecasts each game from the season’s averages, that game included. What is wrong?',
      'It uses what was not known before the game',
      ['Nothing: averages are fair', 'It has too few inputs'],
      'An average that contains the game has seen the result. When you bet, you will not have it.',
    ),
  ],
  score: [
    question(
      'You state 80% for five games, and three of them win. What is your Brier score?',
      scoreOf(0.8, 3, 5),
      [scoreOf(0.8, 4, 5), scoreOf(0.5, 3, 5)],
      `Three times (0.8 - 1)² and twice (0.8 - 0)², divided by five, is ${scoreOf(0.8, 3, 5)}: worse than the ${scoreOf(0.5, 3, 5)} of always saying 50%.`,
    ),
    question(
      'You state 70% for ten games, and seven of them win. What is your Brier score?',
      scoreOf(0.7, 7, 10),
      ['0.000', scoreOf(0.5, 7, 10)],
      `Seven times (0.7 - 1)² and three times (0.7 - 0)², divided by ten, is ${scoreOf(0.7, 7, 10)}. Being right about the rate does not make it zero: single games stay uncertain.`,
    ),
  ],
  rival: [
    question(
      'Your model says 60% and the market 50%. You trust the model by 30%. What is the blend?',
      formatShare(0.3 * 0.6 + 0.7 * 0.5),
      ['55.0%', '57.0%'],
      '0.3 × 60 + 0.7 × 50 = 53. Most of the difference is gone, and usually that is right.',
    ),
    question(
      'Which score should a model beat before you bet by it?',
      'That of the no-vig closing price',
      ['That of a coin', 'That of your friends'],
      'To profit, you must know more than the price does. Beating a coin is not enough for that.',
    ),
  ],
} satisfies Record<string, Check>;
