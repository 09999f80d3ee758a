import type { QuizTopic } from '@/domain/learning/quiz-topics';

export interface Question {
  /** The server's name of the strength that a right answer shows. */
  topic: string;
  text: string;
  options: readonly string[];
}

export interface KnowledgeQuestion extends Question {
  topic: QuizTopic;
  /** Index of the right option; the server knows it too, and its word counts. */
  right: number;
  why: string;
}

export const SELF_RATING: Question = {
  topic: 'Experience',
  text: 'How would you describe your experience with sports betting?',
  options: [
    'Beginner: I have never bet, or only once or twice',
    'Casual: I bet now and then, on games I would watch anyway',
    'Intermediate: I bet regularly and compare prices before I do',
    'Advanced: I estimate chances of my own and keep records',
  ],
};

/** The answer of who does not know, after the four others. */
export const UNKNOWN = 4;

const ASKED: readonly KnowledgeQuestion[] = [
  {
    topic: 'Reading odds',
    text: 'A team is priced at -150. What does the price say?',
    options: [
      'A stake of 100 coins wins 150 coins',
      'You stake 150 to win 100, so you break even if it wins 60% of the time',
      'The minus sign marks the underdog, the side less likely to win',
      'The bookmaker expects the team to win 100 games out of 150',
    ],
    right: 1,
    why: 'A minus sign marks the favourite and says what must be staked to win 100. You risk 150 to end with 250: 150 / 250 = 60%.',
  },
  {
    topic: 'The point spread',
    text: 'You back Kansas City Chiefs -3.5. They win the game 24 to 21. What becomes of your bet?',
    options: [
      'It wins: the Chiefs won the game',
      'It is a push: 3 is as near to 3.5 as a score can come, and the stake is returned',
      'It loses: they won by 3 and had to win by 4 or more',
      'It pays half: the favourite won, but not by enough',
    ],
    right: 2,
    why: 'Take the handicap off first: 24 - 3.5 = 20.5, which is less than 21. A line on a half point can never be a push.',
  },
  {
    topic: 'Bankroll management',
    text: 'Your bankroll is 1,000 coins. At -110 you think that a bet wins 55% of the time. What do you stake?',
    options: [
      '10 to 50 coins: never more than 5% of the bankroll, however sure it looks',
      '250 coins: an edge is rare, so it has to be used while it is there',
      'Twice the last stake if the last bet lost, so that a win makes up for it',
      '500 coins: at 55% half the bankroll is safe in the long run',
    ],
    right: 0,
    why: 'Even with a true edge, ten losses in a row will come. At 5% a stake they leave you 60% of your coins; at 25% they leave you 6%.',
  },
  {
    topic: 'Expected value',
    text: 'You think that a team wins 45% of the time. It is priced at +150. What is a bet of 100 coins worth on average?',
    options: [
      '-10 coins: it loses more often than it wins',
      'Nothing: over time every price is fair',
      '+67.5 coins: 45% of the 150 that a win pays',
      '+12.5 coins: 45% of 150 won, less 55% of 100 lost',
    ],
    right: 3,
    why: '0.45 × 150 = 67.5 won, 0.55 × 100 = 55 lost: 12.5 coins ahead on average. A bet can lose more often than not and still be a good one.',
  },
];

export const KNOWLEDGE: readonly KnowledgeQuestion[] = ASKED.map((question) => ({
  ...question,
  options: [...question.options, "I don't know"],
}));

export const QUESTIONS: readonly Question[] = [SELF_RATING, ...KNOWLEDGE];
