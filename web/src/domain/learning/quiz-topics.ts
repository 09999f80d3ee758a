/** The guide that teaches each topic of the quiz, by the server's name of the topic. */
export const GUIDE_OF_TOPIC = {
  'Reading odds': 'odds-formats',
  'The point spread': 'types-of-bets',
  'Bankroll management': 'bankroll-management',
  'Expected value': 'value-betting',
} as const;

export type QuizTopic = keyof typeof GUIDE_OF_TOPIC;

export const isQuizTopic = (topic: string): topic is QuizTopic => topic in GUIDE_OF_TOPIC;
