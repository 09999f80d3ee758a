import { expect, it } from 'vitest';
import { DEMO_USER } from './current-user';

it('a visitor is shown the demo user of the specification', () => {
  expect(DEMO_USER).toMatchObject({
    id: 999,
    isPremium: false,
    virtualBalance: 10_000,
    quizCompleted: true,
    badges: [],
    remainingDailyQuestions: 3,
  });
});
